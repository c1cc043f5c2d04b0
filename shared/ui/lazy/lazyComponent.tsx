import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorBlock } from '../Block.tsx';
import { Button } from '../Button.tsx';
import { LAZY_TEXT as text } from './lazyModule.ts';
import { reloadPage } from './reloadPage.ts';

/** Reloads the page, if trying again does not help. Typed text is kept in drafts. */
export const ReloadButton = () => (
  <Button kind="quiet" onClick={reloadPage}>
    {text.reload}
  </Button>
);

interface LoadErrorProps {
  /** Additional information for the borrower. */
  note: string;
  /** Whether a retry is in progress. */
  busy: boolean;
  onRetry: () => void;
}

/** Shown in place of a part of the page that failed to load. */
const LoadError = ({ note, ...rest }: LoadErrorProps) => (
  <ErrorBlock title={text.lost} detail={note} retryLabel={text.again} {...rest}>
    <ReloadButton />
  </ErrorBlock>
);

interface Options {
  /** Shown while the component loads. */
  placeholder?: ReactNode;
  /** Additional information to show if it fails to load. */
  note?: () => string;
}

/**
 * A component from a lazy module. If it fails to load, an error with Retry shows in its place, which
 * `React.lazy` cannot do.
 * @param load a `lazyModule`. @param pick returns the component from the module.
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
    return <LoadError note={note()} busy={state === 'retrying'} onRetry={retry} />;
  };
}
