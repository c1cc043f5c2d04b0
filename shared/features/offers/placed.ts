/** An offer, and its place in the server's list, from 1. A tap sends the place. */
export interface Placed<Product> {
  product: Product;
  position: string;
}

/** The offers that have a name, in their places. One that cannot be read has none (`NO_OFFER`). */
export function placed<Product extends { name: string }>(
  list: readonly Product[],
): Placed<Product>[] {
  return list.flatMap((product, index) =>
    product.name ? { product, position: `${index + 1}` } : [],
  );
}
