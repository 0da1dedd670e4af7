/** What was typed; a file in its place is nobody's address. */
export function readEmail(form: FormData): string {
  const typed = form.get("email");
  return typeof typed === "string" ? typed : "";
}
