// ky calls `at`, which came with Chrome 92 and iOS 15.4; the oldest web views here are Chrome 80 and iOS 14.
if (!('at' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'at', {
    value(this: unknown[], index: number) {
      return this[index < 0 ? this.length + index : index];
    },
  });
}
