/** The language that the shell's script names before the page starts (README, "Languages"), or undefined. */
export function shellLanguage(globals: object): unknown {
  return Object(Object(globals).__lendShellInfo).lang;
}
