import type { ProblemOrder } from '../../shared/api/complaints.ts';
import { Picker } from '../../shared/ui/Picker.tsx';
import { text } from './orderPicker.messages.ts';

/** How many of an order's rows tell it from others: its amount and its date stand first. */
const TELLING_ROWS = 2;

/** The lender's code of a status in words; words as they came, nothing for a code that is not known. */
function statusText(status: string): string {
  const words: Readonly<Record<string, string>> = text.status;
  return words[status] ?? (/^\d*$/.test(status) ? '' : status);
}

/** The description of an order among others of the same product: its first rows, its status and its number. */
export function orderNote({ list, status, orderNo }: ProblemOrder): string {
  const values = list.slice(0, TELLING_ROWS).map(({ value }) => value);
  return [...values, statusText(status), text.number(orderNo)].filter(Boolean).join(' · ');
}

interface OrderPickerProps {
  orders: readonly ProblemOrder[];
  chosen: ProblemOrder | undefined;
  onChoose: (order: ProblemOrder) => void;
  onClose: () => void;
}

/** The picker of the order that the complaint is about. */
export function OrderPicker({ orders, chosen, onChoose, onClose }: OrderPickerProps) {
  const choose = (orderNo: string) => {
    const found = orders.find((one) => one.orderNo === orderNo);
    if (found) onChoose(found);
    onClose();
  };
  return (
    <Picker
      title={text.title}
      options={orders.map((order) => ({
        key: order.orderNo,
        label: order.productName,
        note: orderNote(order),
      }))}
      value={chosen?.orderNo ?? ''}
      onConfirm={choose}
      onCancel={onClose}
    />
  );
}
