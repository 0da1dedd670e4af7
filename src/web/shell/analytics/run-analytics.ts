import { type Consent, consentList, grants, PRODUCT } from "#domain/consent/consent.ts";
import { pushEntry, sendConsent } from "./push-entry.ts";
import { forgetMeasured } from "./forget-measured.ts";
import { measureVariant } from "./measure-variant.ts";
import { findMeasuredWithPage } from "./measured-with-page.ts";
import { readPageFacts } from "./page-facts.ts";
import { sendAnswer, sendEvent } from "./send-event.ts";
import { closeTagFrame, isTagFrameOpen, openTagFrame } from "./tag-frame.ts";

export { sendAnswer, sendEvent } from "./send-event.ts";

/** The consent last sent to the tags; undefined until the visitor has consented. */
let sentConsent: Consent | undefined;
let isPageSent = false;

/** F-040: a choice has just been stored on this page. */
export function applyChoice(consent: Consent): void {
  follow(consent);
  pushEntry({ event: "consent-update", consent: consentList(consent) });
  measureWithin(consent);
}

/** For a page opened by a visitor who consented before, or a change made in another tab. */
export function followConsent(consent: Consent | undefined): void {
  if (consent?.length === sentConsent?.length) return;
  follow(consent);
  measureWithin(consent);
}

/** Whether a tag on this page has been sent more than `consent` allows: then only a new page is free of it. */
export const hasSentMore = (consent: Consent): boolean =>
  isTagFrameOpen() && consent.length < (sentConsent?.length ?? 0);

export function sendPage(): void {
  const { path = location.pathname, product = "", category } = readPageFacts();
  isPageSent = true;
  // F-140: the part of the site is the first part of its addresses.
  const section = path.split("/")[1] || "start";
  sendEvent({ event: "page_data", path, section, product, ...(category === undefined ? {} : { category }) });
}

function follow(consent: Consent | undefined): void {
  if ((consent?.length ?? 0) < (sentConsent?.length ?? 0)) forgetMeasured();
  sentConsent = consent;
  sendConsent(consent);
}

/** After the consent has been sent, so that a tag finds it in the data layer. */
function measureWithin(consent: Consent | undefined): void {
  if (!grants(consent, PRODUCT)) return closeTagFrame();
  if (!isPageSent) {
    sendPage();
    measureVariant();
    sendAnswer({ ExtendedData: { Gtm: { DataLayer: findMeasuredWithPage() } } });
  }
  openTagFrame(readPageFacts().tag);
}
