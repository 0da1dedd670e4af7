/** Visitors who left for a provider's site. Nothing of who they are. */
export interface LinkOutStore {
  /** Once per offer, which belongs to one visitor. */
  add(left: { readonly resultId: string; readonly vertical: string; readonly providerId: number }): Promise<void>;
}
