/** What the one who calls the generator can mend: it is shown to them without a trace. */
export class NewError extends Error {
  override readonly name = "NewError";
}
