import { fieldsOfRecord, revealWith } from '../../shared/runtime/fields.ts';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { ButtonLinkSkeleton } from '../../shared/ui/Button.tsx';
import { CopyButtonSkeleton } from '../../shared/ui/CopyButton.tsx';
import { text } from './repaymentOfCode.messages.ts';
import type { CodePrefill } from './repaymentOfCode.prefill.ts';

const field = fieldsOfRecord<CodePrefill>();
const amount = field('amount');
const code = field('code', 'fours');

/** The code in the document, before React has loaded. */
export function RepaymentOfCodeSkeleton() {
  return (
    <>
      <section className="card code-card">
        <p className="hero-label">{text.amount}</p>
        <p className="code-amount">
          <Bar field={amount} />
          <span {...revealWith(field('noAmount'))}>{text.noAmount}</span>
        </p>
        <p className="code-title" {...revealWith(code)}>
          {text.code}
        </p>
        <p className="code-title" {...revealWith(field('qr'))}>
          {text.qr}
        </p>
        <p className="code-value">
          <Bar field={code} size={12} />
        </p>
        <CopyButtonSkeleton label={text.copy} tap="copyCode" {...revealWith(code)} />
      </section>
      <p className="code-check" {...revealWith(amount)}>
        {text.check}
      </p>
      <p className="code-check" {...revealWith(field('noAmount'))}>
        {text.checkAmount}
      </p>
      <Steps steps={text.codeSteps} shown={code} />
      <Steps steps={text.qrSteps} shown={field('qr')} />
      <Back shown={code} />
      <Back shown={field('qr')} />
    </>
  );
}

/** Not before the steps above it, which would move it away under a finger. */
function Back({ shown }: { shown: typeof amount }) {
  return (
    <ButtonLinkSkeleton kind="secondary" tap="back" {...revealWith(shown)}>
      {text.back}
    </ButtonLinkSkeleton>
  );
}

function Steps({ steps, shown }: { steps: readonly string[]; shown: typeof amount }) {
  return (
    <ol className="steps" {...revealWith(shown)}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
