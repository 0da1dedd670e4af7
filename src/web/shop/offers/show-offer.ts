/** Names a card of the list in the page. */
export const offerAnchor = (resultId: string): string => `erbjudande-${resultId}`;

/** Inside what a card opens: an address with it opens the card and leads there, without script. */
export const offerCardAnchor = (resultId: string): string => `detaljer-${resultId}`;

/** Brings a card into view and gives it focus, for who has chosen it elsewhere. */
export function showOffer(resultId: string): void {
  const card = document.getElementById(offerAnchor(resultId));
  if (!card) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  // A phone shows its notice at the bottom, so there the card is at the top.
  const block = window.matchMedia(PHONE).matches ? "start" : "center";
  card.scrollIntoView({ block, behavior: isStill ? "auto" : "smooth" });
  card.focus({ preventScroll: true });
}

const PHONE = "(max-width: 759px)";
