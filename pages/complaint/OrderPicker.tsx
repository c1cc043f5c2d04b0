import type { ProblemOrder } from '../../shared/api/complaints.ts';
import { Picker } from '../../shared/ui/Picker.tsx';
import { text } from './complaint.messages.ts';

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
      title={text.orders}
      options={orders.map(({ orderNo, productName }) => ({
        key: orderNo,
        label: productName,
        note: text.orderNumber(orderNo),
      }))}
      value={chosen?.orderNo ?? ''}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={choose}
      onCancel={onClose}
    />
  );
}
