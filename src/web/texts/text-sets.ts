import { companyFormTexts } from "#domain/company/company-request.texts.sv.ts";
import type { TextTree } from "#domain/text/text-set.ts";
import { overlayTexts } from "#ui/overlays/overlays.texts.sv.ts";
import { pieceTexts } from "#ui/pieces/pieces.texts.sv.ts";
import { verticalTextSets } from "#verticals/_contract/vertical-text-sets.ts";
import { loadedVerticals } from "#web/find-vertical.ts";
import { checkoutTexts, priceBarTexts, sellingPointTexts, startDateTexts } from "#web/checkout/checkout.texts.sv.ts";
import { signingTexts } from "#web/signing/signing.texts.sv.ts";
import {
  cancellationTexts,
  competitionCardTexts,
  giftTexts,
  withdrawalTexts,
} from "#web/after-order/after-order.texts.sv.ts";
import { companiesTexts } from "#web/companies/companies.texts.sv.ts";
import { aboutTexts } from "#web/content/about.texts.sv.ts";
import { accessibilityTexts } from "#web/content/accessibility.texts.sv.ts";
import { mobilePhonesTexts, motorFuelTexts, pensionsTexts, recyclingTexts } from "#web/content/advice.texts.sv.ts";
import { bigDayTexts } from "#web/content/big-day.texts.sv.ts";
import { insuranceHubTexts } from "#web/content/insurance-hub.texts.sv.ts";
import { privacyTexts } from "#web/content/privacy.texts.sv.ts";
import { rankingTexts } from "#web/content/ranking.texts.sv.ts";
import { remunerationTexts } from "#web/content/remuneration.texts.sv.ts";
import { termsTexts } from "#web/content/terms.texts.sv.ts";
import { fetchErrorTexts } from "#web/fetch/fetch.texts.sv.ts";
import { assistantLinkTexts } from "#web/assistant/assistant-link.texts.sv.ts";
import { assistantTexts } from "#web/assistant/assistant.texts.sv.ts";
import { frameTexts } from "#web/frame/frame.texts.sv.ts";
import { recentSearchesTexts } from "#web/recent-searches/recent-searches.texts.sv.ts";
import { reviewTexts } from "#web/reviews/reviews.texts.sv.ts";
import { awaitedTexts } from "#web/result/awaited.texts.sv.ts";
import { resultTexts, noOfferTexts } from "#web/result/result.texts.sv.ts";
import { orderStateTexts, orderTexts } from "#web/order-complete/order-complete.texts.sv.ts";
import { productTexts } from "#web/product/product.texts.sv.ts";
import { startTexts } from "#web/start/start.texts.sv.ts";

/** Every set of texts that editors may change, in the order they see them. A test compares it with the files. */
export const listTextSets = async (): Promise<readonly TextTree[]> => [
  startTexts,
  recentSearchesTexts,
  reviewTexts,
  frameTexts,
  productTexts,
  resultTexts,
  awaitedTexts,
  noOfferTexts,
  checkoutTexts,
  signingTexts,
  priceBarTexts,
  sellingPointTexts,
  startDateTexts,
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
  const fetches = loadedVerticals().flatMap(({ loadFetch }) => (loadFetch ? [loadFetch()] : []));
  return (await Promise.all(fetches)).map(({ texts: words }) => words);
}
