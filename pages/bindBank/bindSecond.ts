/** What the form needs from the first touch on, as one chunk: its sheets, the save, and what follows it. */
export { BindSheets } from './BindSheets.tsx';
export { saveAccount } from './bindSave.ts';
export { text as sheetsText } from './bindSheets.text.ts';
export { Saved } from './Saved.tsx';
