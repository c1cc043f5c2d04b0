import { tryOr } from './tryOr.ts';

/*
 * Some browsers refuse to change the history, as Safari does after a hundred changes in a short time. What is lost is only a
 * convenience, so nothing here throws.
 */

type Address = string | URL;

const isDone = (work: () => void): boolean =>
  tryOr(() => {
    work();
    return true;
  }) ?? false;

/** Also changes the address if one is given. @returns whether it has. */
export const changeEntry = (state: unknown, address?: Address): boolean =>
  isDone(() => history.replaceState(state, '', address));

/** @returns whether it has. */
export const addEntry = (state: unknown): boolean => isDone(() => history.pushState(state, ''));

/** Undefined for nothing. Outlives a reload and Back. @throws ReferenceError outside a page. */
export const keptInEntry = (name: string): unknown => Object(history.state)[name];

/** Beside what is there. @returns whether it has. */
export const keepInEntry = (name: string, value: string | boolean): boolean =>
  changeEntry({ ...history.state, [name]: value });
