/** A whole reply, as JSON. */
export type Reply = Readonly<Record<string, unknown>>;

/** Success by a flag and the code, as most calls report it. */
export const done = (data: unknown = null): Reply => ({ ...coded(data), success: true });

/** Success by the code alone. */
export const coded = (data: unknown = null, code: number | string = 0): Reply => ({
  code,
  message: 'success',
  data,
});

/** Success by the status. */
export const stated = (data: unknown = null): Reply => ({ status: '00', msg: 'success', data });

export const refused = (code: number | string, message: string): Reply => ({
  code,
  success: false,
  message,
});

/** A refusal by the status. */
export const statedRefusal = (status: string, msg: string): Reply => ({ status, msg });

/** A refusal that every call understands. */
export const refusedAnyhow = (code: number, words: string): Reply => ({
  ...refused(code, words),
  ...statedRefusal(`${code}`, words),
});
