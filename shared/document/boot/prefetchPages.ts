import { linkParametersFrom } from '../../api/session/commonParameters.ts';
import { savesData } from './fetchFiles.ts';

/** A page that may come next, as the build writes it into the document. */
export interface NextPage {
  /** Its address without a query; absent where only its own parameters make one. */
  address?: string;
  /** Scripts that it has and this page has not. */
  files: readonly string[];
}

const WAIT_MS = 300;

const pages: Readonly<Record<string, NextPage>> = JSON.parse(
  document.getElementById('next-pages')?.textContent || '{}',
);

function fetchAhead(href: string, as: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.href = href;
  document.head.appendChild(link);
}

/** Fetches a page that may come next, once this one has all it needs (shared/runtime/README.md). */
export function ahead(route: string): void {
  const next = pages[route];
  if (!next || savesData()) return;
  const go = () =>
    setTimeout(() => {
      const { address, files } = next;
      // As `pageAddress` gives a page without parameters of its own.
      const query = `${new URLSearchParams(linkParametersFrom(location.search))}`;
      if (address) fetchAhead(`${address}${query && `?${query}`}`, 'document');
      for (const file of files) fetchAhead(file, 'script');
    }, WAIT_MS);
  if (document.readyState === 'complete') go();
  else addEventListener('load', go);
}
