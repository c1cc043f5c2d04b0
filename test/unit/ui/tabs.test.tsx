// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from '../../../shared/ui/Tabs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const at = (...places: number[]) => places.map((clientX) => ({ clientX, clientY: 400 }));

it.each([
  ['a swipe changes the tab', [], [[1]]],
  ['two fingers do not', ['touchStart'], []],
  ['a second finger beside the list ends the swipe', ['touchMove'], []],
  ['a swipe that the browser takes over does not', ['touchCancel'], []],
] as const)('%s', (_, meanwhile, chosen) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const select = vi.fn();
  render(
    <Tabs
      label="Complaints"
      tabs={[
        { title: 'All', count: 0 },
        { title: 'Answered', count: 0 },
      ]}
      selected={0}
      onSelect={select}
    >
      {(index) => <p>List {index}</p>}
    </Tabs>,
  );
  const list = screen.getByText('List 0');
  fireEvent.touchStart(list, { touches: at(200) });
  for (const event of meanwhile) fireEvent[event](list, { touches: at(200, 160) });
  fireEvent.touchEnd(list, { touches: [], changedTouches: at(40) });
  expect(select.mock.calls).toEqual(chosen);
});
