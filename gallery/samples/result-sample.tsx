import Heart from "lucide-react/icons/heart";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import { compareOffers } from "#domain/comparison/compare-offers.ts";
import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { OwnerFlag } from "#domain/current-insurance/owner-flag.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { CoachData } from "#http/contract/coach.schema.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { type Insurer, insurers } from "#verticals/_insurance/insurers.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { presentResult, type ShownOffer, type ShownResult } from "#web/shop/offers/present-result.ts";
import { NO_SLOTS, type ResultSlots } from "#web/shop/offers/result-slots.ts";
import { ResultBody } from "#web/shop/result/ResultBody.tsx";
import { resultSampleTexts as texts } from "./result-sample.texts.sv.ts";
import styles from "./result-sample.module.css";

const first = await webVerticals[0]?.load();
if (!first) throw new Error("The gallery shows the first vertical's result, and there is none");
/** The samples are made in the browser, where nothing can be picked: they state facts as the server has picked them. */
export const sampleVertical: VerticalWeb = { ...first, pickFacts: (detail) => detail };

const TODAY = "2026-11-15";

/** Insurer, kronor a month, excess in kronor, months bound. */
const PRICES: readonly (readonly [keyof typeof insurers, number, number, number])[] = [
  ["tuvull", 219, 3_000, 12],
  ["rattvis", 236, 1_500, 0],
  ["milvis", 244, 2_000, 12],
  ["fyrbak", 258, 1_200, 12],
  ["akerbar", 279, 1_500, 12],
  ["rask", 301, 2_500, 0],
  ["bjorkhaga", 332, 1_800, 12],
  ["ljunghed", 374, 2_000, 12],
  ["kronhjort", 398, 1_000, 12],
  ["nordkaj", 431, 1_500, 0],
];

const CURRENT: CurrentInsurance = {
  fetchDataId: "hamtad",
  providerName: insurers.granskog.name,
  yearlyFeeOre: 430_800,
  isCampaignInsurance: false,
  renewalDate: "2027-01-18",
  searchParameters: {},
};

export interface SampleOptions {
  readonly count?: number;
  readonly current?: Partial<CurrentInsurance>;
  readonly fetch?: OwnerFlag;
  readonly cover?: CoverComparison;
}

/** A finished search as the server would send it, in the first vertical's own shape. */
export function sampleResult({ count = PRICES.length, current, fetch, cover }: SampleOptions): ShownResult {
  const has = current && { ...CURRENT, ...current };
  const ranked = PRICES.slice(0, count).map(toOffer);
  const offers = compareOffers(ranked, {
    current: has,
    recentOrders: new Map([[insurers.rattvis.providerId, 40]]),
    hasBindingTime: ({ bindingMonths }) => bindingMonths !== 0,
  });
  return presentResult(
    sampleVertical,
    {
      searchId: "exempel",
      state: "done",
      summary: { carregnumber: "SPV 24K", insurancetype: "half", yearlymileage: "1500", zip: "123 45" },
      asked: Object.values(insurers).map(({ providerId, name, slug }) => ({ providerId, name, slug })),
      offers,
      withoutOffer: [
        { ...withoutOffer(insurers.granskog), reason: "declined" },
        { ...withoutOffer(insurers.stenvalv), reason: "no-answer" },
      ],
      currentInsurance: has,
      cover,
      coach: SAMPLE_COACH,
    },
    { today: TODAY, parts: { hasCheckout: true, fetch } },
  );
}

/** One step of each kind. */
const SAMPLE_COACH: CoachData = {
  Title: texts.coach.title,
  SubTitle: texts.coach.subtitle,
  Bullets: texts.coach.steps.map(({ title, tone, path }) => ({
    Completed: tone === "done",
    TitleShort: title,
    Href: path,
    Tracking: "gallery",
    IconVue: path.split("/").at(-2) ?? "",
    IconColorClass: tone,
  })),
};

const withoutOffer = ({ providerId, shopId, name }: Insurer) => ({ providerId, shopId, providerName: name });

function toOffer([slug, monthlyKr, excessKr, bindingMonths]: (typeof PRICES)[number], index: number): RankedOffer {
  const { providerId, shopId, name } = insurers[slug];
  return {
    providerId,
    shopId,
    providerName: name,
    subscriptionId: `${slug}-1`,
    subscriptionName: texts.insurance,
    price: insurancePrice(
      { monthlyFeeOre: monthlyKr * 100, yearlyFeeOre: monthlyKr * 1_200 },
      sampleVertical.description.headlineUnit,
    ),
    validUntil: "2027-01-01T00:00:00Z",
    resultId: `erbjudande-${slug}`,
    position: index + 1,
    detail: {
      // In the order of the comparison.
      excesses: [
        0,
        excessKr * 100,
        (excessKr - 300) * 100,
        index % 2 === 0 ? 20_000 : 0,
        excessKr * 100,
        150_000,
        [20, 150_000],
        null,
        (excessKr + 1_000) * 100,
      ],
      lines: { 3: [texts.chip], 8: texts.motor },
      covers: [],
      featured: texts.featured[slug as keyof typeof texts.featured],
      benefits: texts.benefits,
      services: texts.services,
      bindingMonths,
      isPayAsYouDrive: slug === "milvis",
      disclaimer: slug === "milvis" ? texts.disclaimer : undefined,
      rating: slug === "rattvis" ? { points: 78, outOf: 100, note: texts.rating } : undefined,
      links: texts.links.map((link) => ({ name: link, url: `https://${slug}.example/${link.toLowerCase()}.pdf` })),
    },
  };
}

const Favourite = ({ offer }: { readonly offer: ShownOffer }) => (
  <button
    type="button"
    className={styles["heart"]}
    aria-pressed={offer.providerId === insurers.rattvis.providerId}
    aria-label={texts.favourite(offer.providerName)}
  >
    <Heart size={24} strokeWidth={1.75} />
  </button>
);

const LastPurchase = () => <p className={styles["purchase"]}>{texts.lastPurchase}</p>;

/** Placeholders for the slots that other parts of the product fill. */
export const sampleSlots: ResultSlots = {
  Favourite,
  LastPurchase,
  assistant: (
    <Button look="secondary" isFull>
      <MessageCircleQuestionMark size={24} strokeWidth={1.75} />
      {texts.assistant}
    </Button>
  ),
};

/** The result component alone, without a page that handles its events. */
export const SampleResult = ({ hasSlots, ...options }: SampleOptions & { readonly hasSlots?: boolean }) => (
  <ResultBody
    web={sampleVertical}
    result={sampleResult(options)}
    slots={hasSlots ? sampleSlots : NO_SLOTS}
    announce={() => undefined}
    onInvalid={() => undefined}
  />
);
