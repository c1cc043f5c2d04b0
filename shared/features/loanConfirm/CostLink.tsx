import { getConfig } from '../../config/config.ts';
import { text } from './loanConfirm.messages.ts';

/** The way to the cost calculator of the public site, which is the same for everybody and learns of no borrower. */
export function CostLink() {
  return (
    <p className="cost-link">
      <a href={`${getConfig().basePath}#cost`}>{text.cost}</a>
    </p>
  );
}
