import { useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import {
  EXAMPLE_AMOUNTS,
  EXAMPLE_LOAN,
  inMoney,
  LATE_DAYS,
  loanCost,
} from '../../shared/features/legal/loanCost.ts';
import { lateCost } from '../../shared/features/legal/loanTerms.ts';
import { screenContext, searchOf } from '../../shared/runtime/screenContext.ts';
import { CostForm } from './CostForm.tsx';
import { CostResult, CostTable } from './CostResult.tsx';
import { loanCostText } from './cost.messages.ts';
import { checkEntries, startOf } from './cost.model.ts';

/** The cost of a loan: a calculator, and a table of examples that needs no script. */
export function Cost() {
  return (
    <div className="site-band">
      <section className="public-inner site-section" aria-labelledby="cost">
        <h2 className="site-title" id="cost">
          {loanCostText.title}
        </h2>
        <p className="site-text">{loanCostText.lead}</p>
        <Calculator />
        <Examples />
      </section>
    </div>
  );
}

function Calculator() {
  // The document of the build has no address, and shows the example.
  const [entered, setEntered] = useState(() => startOf(searchOf(screenContext()) ?? ''));
  const { payments, client, isExample } = entered;
  const { loan, missing, problems } = checkEntries(entered.entries);
  return (
    <div className="cost">
      <CostForm entered={entered} problems={problems} onChange={setEntered} />
      <CostResult
        title={isExample ? loanCostText.resultOfExample : loanCostText.result}
        // The example keeps the place of figures that are not known.
        cost={loanCost({ ...(loan ?? EXAMPLE_LOAN), payments })}
        unknown={loan ? undefined : missing ? loanCostText.missing[missing] : loanCostText.wrong}
        client={client}
      />
    </div>
  );
}

function Examples() {
  const { basePath } = getConfig();
  return (
    <div className="cost-examples">
      <div>
        <h3 className="section-title">{loanCostText.examplesTitle}</h3>
        <p className="site-text">
          {loanCostText.examplesLead}{' '}
          <a className="site-more" href={`${basePath}loanAgreement#late`}>
            {loanCostText.terms}
          </a>
        </p>
      </div>
      <CostTable
        caption={loanCostText.examplesCaption}
        columns={[
          loanCostText.late,
          ...EXAMPLE_AMOUNTS.map((sum) => loanCostText.unpaid(inMoney(sum))),
        ]}
        rows={LATE_DAYS.map((days) => [
          loanCostText.lateBy(days),
          ...EXAMPLE_AMOUNTS.map((unpaid) => inMoney(lateCost(unpaid, days, 'newClient').total)),
        ])}
      />
    </div>
  );
}
