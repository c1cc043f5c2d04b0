/*
 * The `react` and `react-dom` of the script of a document, which renders a view once, as React's static renderer
 * does: state is the initial state, effects do not run, and handlers are left out.
 */

/** A component of a view. */
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

/** The initial value of a state, or what its function gives. */
const initial = (value: unknown) => (typeof value === 'function' ? value() : value);

export const useState = (value: unknown) => [initial(value), nothing];

export const useReducer = (_: unknown, value: unknown) => [value, nothing];

export const useRef = (current: unknown) => ({ current });

export const useMemo = initial;

export const useCallback = <Callback>(callback: Callback): Callback => callback;

export const useEffect = nothing;

export const useLayoutEffect = nothing;

/** Nothing of the document is drawn later. */
export const flushSync = (work: () => void) => work();

export const memo = <Given>(component: Given): Given => component;

let ids = 0;

/** Unique in the document; React gives its own elements other ids. */
export const useId = () => `first-${++ids}`;
