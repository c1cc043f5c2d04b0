/*
 * The `react` and `react-dom` of the script of a document, which renders a view once, as React's static renderer
 * does: state is the initial state, effects do not run, and handlers are left out. A view that imports anything else of
 * React fails the build.
 */

type Component = (props: Props) => unknown;

/** The properties of an element, with its children. */
export type Props = Readonly<Record<string, unknown>>;

/** An element of a view, not yet rendered. */
export interface ViewElement {
  type: string | Component;
  props: Props;
}

/** Creates an element; JSX is compiled to calls of it. */
export const jsx = (type: string | Component, props: Props): ViewElement => ({ type, props });

export { jsx as jsxs };

export const Fragment: Component = ({ children }) => children;

/** A context has only its default value. @throws Error if a view provides another, which it would not get. */
export function createContext<Value>(value: Value) {
  const provider = (): never => {
    throw new Error('The view of a document cannot provide a context');
  };
  return Object.assign(provider, { value, Provider: provider });
}

export const useContext = <Value>({ value }: { value: Value }): Value => value;

const nothing = () => undefined;

export const useState = (initial: unknown) => [
  typeof initial === 'function' ? initial() : initial,
  nothing,
];

export const useRef = (current: unknown) => ({ current });

export const useEffect = nothing;

export const useLayoutEffect = nothing;

/** Only handlers call it. */
export const flushSync = nothing;

let ids = 0;

/** Unique in the document; React gives its own elements other ids. */
export const useId = () => `first-${++ids}`;
