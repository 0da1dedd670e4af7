/** Warns in the developer's console only, never in a visitor's. */
export function warnDeveloper(message: string): void {
  // oxlint-disable-next-line no-console
  if (import.meta.env.DEV) console.warn(message);
}
