/** What the one who calls the generator can mend: it is told to them without a trace. */
export class NewError extends Error {
  override readonly name = "NewError";
}
