import type { MouseEvent } from 'react';
import { copying } from '../../shared/ui/copying.ts';
import { reportOf } from './report.model.ts';
import { siteAddress } from './Share.tsx';
import { phoneText } from './testPreview.messages.ts';
import type { Phone } from './usePhone.ts';
import type { PreviewProps } from './usePreview.ts';
import type { TestedSandbox } from './useSandbox.ts';

interface CopyReportProps extends PreviewProps {
  phone: Phone;
  sandbox: TestedSandbox;
  /** The name of the page that the phone shows. */
  label: string;
}

/** The scripts of a document by their names, which another release has otherwise. */
function releaseOf(framed: Document | null | undefined): string {
  const scripts = [
    ...(framed?.querySelectorAll<HTMLScriptElement>('script[type=module][src]') ?? []),
  ];
  const entry = scripts[scripts.length - 1]?.src ?? '';
  return entry && new URL(entry).pathname;
}

/** Copies a report about what the phone shows, at once. */
export function CopyReport({ preview, phone, sandbox, label }: CopyReportProps) {
  const made = () =>
    reportOf(preview.tester, {
      label,
      site: siteAddress(),
      scenarios: preview.scenarios,
      lines: phone.lines,
      ledger: sandbox.ledger,
      release: releaseOf(phone.isElsewhere ? undefined : phone.frame.current?.contentDocument),
      browser: navigator.userAgent,
      screen: phoneText.window(innerWidth, innerHeight, devicePixelRatio),
      now: new Date(),
    });
  return (
    <button
      type="button"
      className="preview-link"
      onClick={(event: MouseEvent) => void copying(made())(event)}
    >
      {phoneText.report}
    </button>
  );
}
