/** The type of a complaint and its sub-type, as its heading; '' without any. */
export function headingOf(type: string, sonType: string): string {
  return [type, sonType].filter(Boolean).join(' · ');
}

/** Whether the 'Process Result' block shows: only if the reply has text or images. */
export function hasResult({
  disposeDetail,
  disposeImages,
}: {
  disposeDetail: string;
  disposeImages: readonly unknown[];
}): boolean {
  return disposeDetail !== '' || disposeImages.length > 0;
}
