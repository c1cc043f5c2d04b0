import '../../shared/ui/button.css';
import '../../shared/ui/hero.css';
import '../../shared/ui/rows.css';
import { getConfig } from '../../shared/config/config.ts';
import { pesos } from '../../shared/features/legal/loanTerms.ts';
import { text } from './phoneScreen.messages.ts';

/** The screens of the app that the banners show, in their order. */
export const SCREENS = ['repayment', 'offer', 'code'] as const;

/** A screen of the app with example figures, drawn with the styles of the real one. */
export function PhoneScreen({ of }: { of: (typeof SCREENS)[number] }) {
  const { title, label, amount, line, note, rows, button } = text[of];
  const money = (pesosOf: number) => pesos(pesosOf, getConfig().grouping);
  return (
    <div className="phone" role="img" aria-label={text.alternative(title)}>
      <div className="phone-screen">
        <p className="page-title">{title}</p>
        <div className="hero">
          <p className="hero-label">{label}</p>
          <p className="hero-amount amount">{money(amount)}</p>
          <p className="hero-date">
            <span>{line}</span>
            <span className="hero-due">{note}</span>
          </p>
        </div>
        <div className="card">
          {rows.map(([name, value]) => (
            <p className="row" key={name}>
              <span className="phone-name">{name}</span>
              <b>{typeof value === 'number' ? money(value) : value}</b>
            </p>
          ))}
        </div>
        <p className="button button-primary">{button}</p>
      </div>
    </div>
  );
}
