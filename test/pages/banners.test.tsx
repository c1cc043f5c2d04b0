import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, passTime, useSandbox } from './screen.tsx';

useSandbox();

const WIDTH = 320;

const shown = () =>
  screen
    .getAllByRole('button', { name: /^Banner/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const carousel = () => screen.getByRole('region', { name: 'What we offer' });
const track = () =>
  screen.getAllByRole('listitem', { name: /^Banner/ })[0]?.parentElement as HTMLElement;

/** A finger comes down on the banners, as browsers tell it. */
function touch(): void {
  fireEvent.pointerOver(track(), { pointerType: 'touch' });
  fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
  fireEvent.pointerDown(track(), { pointerType: 'touch' });
  fireEvent.touchStart(track());
}

/** The finger scrolls, so what it does is no tap. */
function scroll(): void {
  fireEvent.pointerCancel(track(), { pointerType: 'touch' });
  fireEvent.pointerOut(track(), { pointerType: 'touch' });
  fireEvent.pointerLeave(carousel(), { pointerType: 'touch' });
}

describe('2.7 Official site: the banners', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    await openPage('/officialSite');
    vi.spyOn(track(), 'clientWidth', 'get').mockReturnValue(WIDTH);
  });

  it('go on by themselves after the page was scrolled over them', async () => {
    touch();
    await passTime(6000);
    expect(shown()).toBe(0);
    scroll();
    await passTime(3000);
    expect(shown()).toBe(1);
    await passTime(3000);
    expect(shown()).toBe(2);
  });

  it('go on from the one that was swiped to', async () => {
    touch();
    scroll();
    track().scrollLeft = 2 * WIDTH;
    fireEvent.scroll(track());
    await passTime(300);
    expect(shown()).toBe(2);
    await passTime(3000);
    expect(shown()).toBe(0);
  });

  it('stand still after a tap on one', async () => {
    touch();
    fireEvent.pointerUp(track(), { pointerType: 'touch' });
    scroll();
    await passTime(9000);
    expect(shown()).toBe(0);
    screen.getByRole('button', { name: 'Play the banners' });
  });

  it('stand still after a tap on Pause', async () => {
    const pause = screen.getByRole('button', { name: 'Pause the banners' });
    fireEvent.touchStart(pause);
    fireEvent.pointerUp(pause, { pointerType: 'touch' });
    fireEvent.click(pause);
    await passTime(9000);
    expect(shown()).toBe(0);
    screen.getByRole('button', { name: 'Play the banners' });
  });
});
