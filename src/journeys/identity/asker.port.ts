/** Who asks about an order: the browser it was ordered in, or the person it is for. */
export interface Asker {
  readonly owner: string;
  /** Of the logged-in person. */
  readonly personId: string | undefined;
}
