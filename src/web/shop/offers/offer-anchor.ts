/** Inside what a card opens: an address with it opens the card and leads there, without script. */
export const offerCardAnchor = (providerId: number): string => `erbjudande-${providerId}`;
