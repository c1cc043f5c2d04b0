interface Connection {
  saveData?: boolean;
}

/** Whether the borrower asks for less traffic. */
export function savesData(): boolean {
  const { saveData } = Object(Object(navigator).connection) as Connection;
  return saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
}
