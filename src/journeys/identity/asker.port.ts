/** Who asks for something about an order: the browser it was ordered in, or the person it is for. */
export interface Asker {
  readonly owner: string;
  /** Of whoever is logged in. */
  readonly personId: string | undefined;
}
