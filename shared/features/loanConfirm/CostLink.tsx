import { getConfig } from '../../config/config.ts';
import { text } from './loanConfirm.messages.ts';

/** The way to the cost calculator of the public site. */
export function CostLink() {
  return (
    <p className="cost-link">
      <a href={`${getConfig().basePath}#cost`}>{text.cost}</a>
    </p>
  );
}
