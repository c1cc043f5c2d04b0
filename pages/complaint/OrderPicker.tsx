import type { ProblemOrder } from '../../shared/api/complaints.ts';
import { Picker } from '../../shared/ui/Picker.tsx';
import { text } from './orderPicker.messages.ts';
import { orderNote } from './orderPicker.model.ts';

interface OrderPickerProps {
  open: boolean;
  orders: readonly ProblemOrder[];
  chosen: ProblemOrder | undefined;
  onChoose: (order: ProblemOrder) => void;
  onClose: () => void;
}

/** The picker of the order that the complaint is about. */
export function OrderPicker({ open, orders, chosen, onChoose, onClose }: OrderPickerProps) {
  const choose = (orderNo: string) => {
    const found = orders.find((one) => one.orderNo === orderNo);
    if (found) onChoose(found);
    onClose();
  };
  return (
    <Picker
      open={open}
      title={text.title}
      options={orders.map((order) => ({
        key: order.orderNo,
        label: order.productName,
        note: orderNote(order),
      }))}
      value={chosen?.orderNo ?? ''}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={choose}
      onCancel={onClose}
    />
  );
}
