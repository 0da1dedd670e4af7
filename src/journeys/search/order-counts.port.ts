/** What others have ordered lately, from real orders. */
export interface OrderCounts {
  /** By provider id. Empty while there are none. */
  recent(vertical: string): Promise<ReadonlyMap<number, number>>;
}
