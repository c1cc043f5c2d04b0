/** One chunk with everything the form needs after the first interaction: its sheets and the success screen. */
export { BindSheets } from './BindSheets.tsx';
export { Saved } from './Saved.tsx';
