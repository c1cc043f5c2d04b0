/** What the form needs from the first touch on, as one chunk: its sheets, and what follows the save. */
export { BindSheets } from './BindSheets.tsx';
export { Saved } from './Saved.tsx';
