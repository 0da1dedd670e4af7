/** Listed for visitors in `cookie-list.texts.sv.ts`. */
export const VISIT_KEY = "sparv-measured-visit";

const VISIT_ID_BYTES = 21;

/** The same for as long as the tab is open. Stored only once the visitor has consented, and removed when the consent is withdrawn. */
export function visitId(): string {
  const known = sessionStorage.getItem(VISIT_KEY);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(VISIT_ID_BYTES));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  sessionStorage.setItem(VISIT_KEY, made);
  return made;
}
