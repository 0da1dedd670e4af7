import { companyFormTexts } from "#domain/company/company-request.texts.sv.ts";
import type { TextTree } from "#domain/text/text-set.ts";
import { overlayTexts } from "#ui/overlays/overlays.texts.sv.ts";
import { pieceTexts } from "#ui/pieces/pieces.texts.sv.ts";
import { verticalTextSets } from "#verticals/_contract/vertical-text-sets.ts";
import { loadedVerticals } from "#web/shell/verticals/find-vertical.ts";
import { checkoutTexts, priceBarTexts, startDateTexts } from "#web/shop/checkout/checkout.texts.sv.ts";
import { watchLandingTexts } from "#web/account/watch-landing/watch-landing.texts.sv.ts";
import { switchTexts } from "#web/shop/checkout/switch.texts.sv.ts";
import { sellingPointTexts } from "#web/shop/selling-points/selling-points.texts.sv.ts";
import { applyTexts } from "#web/shop/apply/apply.texts.sv.ts";
import { signingTexts } from "#web/shop/signing/signing.texts.sv.ts";
import {
  cancellationTexts,
  competitionCardTexts,
  giftTexts,
  withdrawalTexts,
} from "#web/shop/after-order/after-order.texts.sv.ts";
import { companiesTexts } from "#web/content/companies/companies.texts.sv.ts";
import { aboutTexts } from "#web/content/articles/about.texts.sv.ts";
import { accessibilityTexts } from "#web/content/articles/accessibility.texts.sv.ts";
import {
  mobilePhonesTexts,
  motorFuelTexts,
  pensionsTexts,
  recyclingTexts,
} from "#web/content/articles/advice.texts.sv.ts";
import { bigDayTexts } from "#web/content/articles/big-day.texts.sv.ts";
import { insuranceHubTexts } from "#web/content/articles/insurance-hub.texts.sv.ts";
import { privacyTexts } from "#web/content/articles/privacy.texts.sv.ts";
import { rankingTexts } from "#web/content/articles/ranking.texts.sv.ts";
import { remunerationTexts } from "#web/content/articles/remuneration.texts.sv.ts";
import { termsTexts } from "#web/content/articles/terms.texts.sv.ts";
import { fetchErrorTexts } from "#web/shop/fetch/fetch.texts.sv.ts";
import { assistantLinkTexts } from "#web/shop/assistant/assistant-link.texts.sv.ts";
import { assistantTexts } from "#web/shop/assistant/assistant.texts.sv.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { eventTexts } from "#web/shop/events/events.texts.sv.ts";
import { leadTexts } from "#web/shop/lead/lead.texts.sv.ts";
import { differenceTexts } from "#web/shop/difference/difference.texts.sv.ts";
import { linkOutTexts } from "#web/shop/link-out/link-out.texts.sv.ts";
import { recentSearchesTexts } from "#web/content/recent-searches/recent-searches.texts.sv.ts";
import { reviewTexts } from "#web/content/reviews/reviews.texts.sv.ts";
import { awaitedTexts } from "#web/shop/result/awaited.texts.sv.ts";
import { aboutSearchTexts, noOfferTexts } from "#web/shop/result/about-search.texts.sv.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import { orderStateTexts, orderTexts } from "#web/shop/order-complete/order-complete.texts.sv.ts";
import { productTexts } from "#web/shop/product/product.texts.sv.ts";
import { statisticsTexts } from "#web/content/statistics/statistics.texts.sv.ts";
import { startTexts } from "#web/content/start/start.texts.sv.ts";

/** Every set of texts that editors may change, in the order they see them. A test compares it with the files. */
export const listTextSets = async (): Promise<readonly TextTree[]> => [
  startTexts,
  recentSearchesTexts,
  reviewTexts,
  frameTexts,
  productTexts,
  resultTexts,
  awaitedTexts,
  aboutSearchTexts,
  noOfferTexts,
  eventTexts,
  linkOutTexts,
  differenceTexts,
  leadTexts,
  checkoutTexts,
  applyTexts,
  signingTexts,
  priceBarTexts,
  sellingPointTexts,
  startDateTexts,
  switchTexts,
  watchLandingTexts,
  orderTexts,
  orderStateTexts,
  fetchErrorTexts,
  cancellationTexts,
  withdrawalTexts,
  giftTexts,
  competitionCardTexts,
  assistantLinkTexts,
  assistantTexts,
  companiesTexts,
  companyFormTexts,
  aboutTexts,
  statisticsTexts,
  accessibilityTexts,
  bigDayTexts,
  insuranceHubTexts,
  mobilePhonesTexts,
  motorFuelTexts,
  pensionsTexts,
  privacyTexts,
  rankingTexts,
  recyclingTexts,
  remunerationTexts,
  termsTexts,
  overlayTexts,
  pieceTexts,
  ...loadedVerticals().flatMap(({ description }) => Object.values(verticalTextSets(description)) as TextTree[]),
  ...(await loadFetchTexts()),
];

async function loadFetchTexts(): Promise<readonly TextTree[]> {
  const fetches = loadedVerticals().flatMap(({ current }) => (current ? [current.load()] : []));
  return (await Promise.all(fetches)).map(({ texts }) => texts);
}
