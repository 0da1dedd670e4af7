/** Whoever writes the code is told, a visitor's console is not. */
export function warnDeveloper(message: string): void {
  // oxlint-disable-next-line no-console
  if (import.meta.env.DEV) console.warn(message);
}
