/** The language that the shell's script sets before the page starts, or undefined. */
export function shellLanguage(globals: object): unknown {
  return Object(Object(globals).__lendShellInfo).lang;
}
