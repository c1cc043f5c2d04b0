/** The words of a text: a short way to write a long list. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
