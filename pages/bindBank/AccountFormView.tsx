import type { FormEvent, ReactNode, Ref } from 'react';
import { Contact } from '../../shared/runtime/Contact.tsx';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Segments } from '../../shared/ui/Segments.tsx';
import { NotedBar } from '../../shared/ui/StickyBar.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { BindField, type FieldActions } from './BindField.tsx';
import { bindBankText } from './bindBank.messages.ts';
import { cardTypesOf, itemKey, requestedItems, type ShownAccount } from './bindBank.model.ts';
import './bindBank.css';

/** The id of the form. */
export const ACCOUNT_FORM = 'account';

export interface AccountActions extends FieldActions {
  formRef: Ref<HTMLFormElement>;
  onCardType: (cardType: string) => void;
  onSubmit: (event: FormEvent) => void;
  onBegin: () => void;
  summary: ReactNode;
  bar: ReactNode;
}

type AccountFormViewProps = ViewProps<ShownAccount, AccountActions>;

const segmentOf = (key: string) => ({
  key,
  label: bindBankText.cardType[key] ?? bindBankText.otherCardType(key),
});

/** The account form: account type, fields and Next; or that there is none. */
export function AccountFormView({ shown, actions }: AccountFormViewProps) {
  const { items, form } = shown;
  if (items?.length === 0) {
    return (
      <EmptyBlock
        title={bindBankText.emptyTitle}
        text={bindBankText.noItemsText}
        action={<Contact />}
      />
    );
  }
  const asked = items && requestedItems(items, form);
  const types = items ? cardTypesOf(items) : [];
  return (
    <>
      <p className="muted">{bindBankText.lead}</p>
      {!items && <div className="segments segments-space" />}
      {types.length > 1 && (
        <Segments
          legend={bindBankText.cardTypes}
          segments={types.map(segmentOf)}
          value={form.cardType}
          onChange={actions?.onCardType}
        />
      )}
      <form
        id={ACCOUNT_FORM}
        ref={actions?.formRef}
        noValidate
        onSubmit={actions?.onSubmit}
        onFocus={actions?.onBegin}
        onPointerDown={actions?.onBegin}
        className="account-form"
      >
        {actions?.summary}
        {!asked && <WaitingFields />}
        {asked?.length === 0 && (
          <EmptyBlock
            title={bindBankText.emptyTitle}
            text={types.length > 1 ? bindBankText.emptyText : bindBankText.noItemsText}
            action={<Contact />}
          />
        )}
        {asked && asked.length > 0 && (
          <section className="card">
            {asked.map((item) => (
              <BindField key={itemKey(item)} item={item} form={form} actions={actions} />
            ))}
          </section>
        )}
      </form>
      {actions?.bar ?? (
        <NotedBar>
          <Button type="submit" form={ACCOUNT_FORM} tap="next" disabled={!asked?.length}>
            {bindBankText.next}
          </Button>
        </NotedBar>
      )}
    </>
  );
}

function WaitingFields() {
  return (
    <section className="card">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div className="labelled-field" key={row}>
          <span className="field-label">
            <Text size={6}>{undefined}</Text>
          </span>
          <div className="field-control" />
          {row === 'second' && (
            <p className="hint">
              <Text size={6}>{undefined}</Text>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
