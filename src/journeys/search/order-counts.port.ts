/** Recent real orders of other visitors. */
export interface OrderCounts {
  /** By provider id. Empty while there are none. */
  recent(vertical: string): Promise<ReadonlyMap<number, number>>;
}
