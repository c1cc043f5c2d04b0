/**
 * Tells the second tap of a double tap on what has opened a dialog: it would choose what appears below the finger.
 * @returns whether a click in the dialog is still part of that double tap, by the browser's count (`detail`).
 */
export function secondTapOf(): (click: Pick<UIEvent, 'detail'>) => boolean {
  let isOver = false;
  return ({ detail }) => {
    isOver ||= detail < 2;
    return !isOver;
  };
}
