export interface OffersTable {
  result_id: string;
  search_id: string;
  position: number;
  provider_id: number;
  plan: string;
  shop_id: number;
  /** A RankedOffer as JSON text. */
  offer: string;
}
