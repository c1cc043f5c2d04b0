import { type ComponentProps, type ComponentType, useState } from 'react';
import type { ComplaintInit, ProblemOrder } from '../../shared/api/complaints.ts';
import { Logo } from '../../shared/features/order/ProductHeader.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Rows } from '../../shared/ui/FoldableRows.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { showLoadError } from '../../shared/ui/lazy/reloadPage.ts';
import type { Picker } from '../../shared/ui/Picker.tsx';
import { text } from './complaint.messages.ts';
import { ordersOf } from './orders.ts';

const loadPicker = lazyModule(() => import('../../shared/ui/Picker.tsx'), {
  prefetch: true,
});

interface OrderChoiceProps {
  init: ComplaintInit;
  order: ProblemOrder | undefined;
  onChange: (order: ProblemOrder) => void;
}

/** The chosen order, and a picker with all orders. */
export function OrderChoice({ init, order, onChange }: OrderChoiceProps) {
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<ComponentProps<typeof Picker>>>();
  const orders = ordersOf(init);
  const choose = async () => {
    try {
      const loaded = Sheet ?? (await loadPicker()).Picker;
      setSheet(() => loaded);
      setOpen(true);
    } catch {
      showLoadError();
    }
  };
  return (
    <section className="card">
      <h2 className="section-title">{text.order}</h2>
      {order ? <ChosenOrder order={order} /> : <p className="muted">{text.noOrder}</p>}
      {orders.length > 1 && (
        <Button kind="quiet" tap="changeOrder" onClick={choose}>
          {text.changeOrder}
        </Button>
      )}
      {Sheet && (
        <Sheet
          open={open}
          title={text.orders}
          options={orders.map(({ orderNo, productName }) => ({
            key: orderNo,
            label: productName,
            note: text.orderNumber(orderNo),
          }))}
          value={order?.orderNo ?? ''}
          confirmLabel={text.confirm}
          cancelLabel={text.cancel}
          onConfirm={(orderNo) => {
            const chosen = orders.find((one) => one.orderNo === orderNo);
            if (chosen) onChange(chosen);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function ChosenOrder({ order }: { order: ProblemOrder }) {
  const { productLogo, productName, orderNo, list } = order;
  return (
    <>
      <div className="complaint-order">
        <Logo src={productLogo} name={productName} />
        <span className="complaint-order-words">
          {productName}
          <span className="row-note">{orderNo}</span>
        </span>
      </div>
      <Rows rows={list.map(({ title, value }) => ({ text: title, value }))} />
    </>
  );
}
