import type { ProblemOrder } from '../../shared/api/complaints.ts';
import { ORDER_STATUS } from '../../shared/api/order.ts';
import { Picker } from '../../shared/ui/Picker.tsx';
import { orderPickerText } from './orderPicker.messages.ts';

/** How many of an order's rows tell it from others: its amount and its date stand first. */
const TELLING_ROWS = 2;

const STATUS_NAMES = Object.keys(ORDER_STATUS) as (keyof typeof ORDER_STATUS)[];

/** A status in words: what the lender wrote if that is no code, and nothing for a code that is not known. */
function statusText(status: string): string {
  const name = STATUS_NAMES.find((one) => ORDER_STATUS[one] === status);
  if (name) return orderPickerText.status[name];
  return /^\d*$/.test(status) ? '' : status;
}

/** The description of an order among others of the same product: its first rows, its status and its number. */
function orderNote({ list, status, orderNo }: ProblemOrder): string {
  const values = list.slice(0, TELLING_ROWS).map(({ value }) => value);
  return [...values, statusText(status), orderPickerText.number(orderNo)]
    .filter(Boolean)
    .join(' · ');
}

interface OrderPickerProps {
  orders: readonly ProblemOrder[];
  chosen: ProblemOrder | undefined;
  onChoose: (order: ProblemOrder) => void;
  onClose: () => void;
}

export function OrderPicker({ orders, chosen, onChoose, onClose }: OrderPickerProps) {
  const choose = (orderNo: string) => {
    const found = orders.find((one) => one.orderNo === orderNo);
    if (found) onChoose(found);
    onClose();
  };
  return (
    <Picker
      title={orderPickerText.title}
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
