/** The typed text; a file in its place is no address. */
export function readEmail(form: FormData): string {
  const typed = form.get("email");
  return typeof typed === "string" ? typed : "";
}
