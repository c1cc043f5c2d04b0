/** All orders without duplicates, the one the server names first. */
export function ordersOf<Order extends { orderNo: string }>({
  orderDetail,
  orderList,
}: {
  orderDetail: Order;
  orderList: Order[];
}): Order[] {
  const others = orderList.filter(({ orderNo }) => orderNo !== orderDetail.orderNo);
  return orderDetail.orderNo ? [orderDetail, ...others] : orderList;
}
