import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LostPart } from './LostPart.tsx';

interface Options {
  /** Is shown until the component is there. */
  placeholder?: ReactNode;
  /** What the borrower should know besides where it does not come. */
  note?: () => string;
}

/**
 * A component that comes with a lazy module. Where it cannot be had, its place says so and offers to ask
 * again, which `React.lazy` cannot.
 * @param load a `lazyModule`. @param pick finds the component in it.
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { placeholder = null, note = () => '' }: Options = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'lost' | 'retrying' | 'ready'>('loading');
    const ask = () =>
      load().then(
        (module) => {
          Part = pick(module);
          setState('ready');
        },
        () => setState('lost'),
      );
    useEffect(() => {
      if (!Part) void ask();
    }, []);
    if (Part) return <Part {...props} />;
    if (state === 'loading') return placeholder;
    const retry = () => {
      setState('retrying');
      void ask();
    };
    return <LostPart note={note()} busy={state === 'retrying'} onRetry={retry} />;
  };
}
