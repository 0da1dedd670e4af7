import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { comparableFeeOre, type CurrentInsurance, monthsUntil } from "#domain/current-insurance/current-insurance.ts";
import { type FeePeriod, formatFee } from "#domain/format/swedish-format.ts";
import type { PriceLine } from "#domain/offer/price.ts";
import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import type { ResultPage } from "#http/contract/page-services.ts";
import type { CurrentAgreement, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { listWanted } from "./present-conflicts.ts";
import { currentTexts } from "./result.texts.sv.ts";
import { currentCoverTexts } from "./saving.texts.sv.ts";
import { periodOf } from "./shown-fee.ts";

export interface ShownCurrent extends CurrentAgreement {
  /** What it costs, in the unit of the list; undefined when that is not known. */
  readonly fee: OwnFee | undefined;
  /** The name of the cover, or that it is unknown. */
  readonly coverText: string;
  /** The cover and the renewal date, in one line. */
  readonly strip: string;
  readonly fetchDataId: string;
  /** The fields of the search that the fetch filled in, only by name. */
  readonly fields: { readonly known: readonly string[]; readonly missing: readonly string[] };
}

export interface OwnFee {
  readonly line: Pick<PriceLine, "value" | "unit">;
  /** The year, beside a month: an insurer reports the year alone, and how it is paid is not known. */
  readonly year?: string;
}

export function presentCurrent(
  { description }: VerticalWeb,
  current: CurrentInsurance,
  {
    asked,
    cover,
    summary,
    conflicts,
    payment,
  }: Pick<ResultPage, "asked" | "cover" | "summary" | "conflicts" | "payment">,
  today: string,
): ShownCurrent {
  const insurer = asked.find(({ name }) => name === current.providerName);
  const texts = fillNouns(currentCoverTexts, description.texts.nouns);
  return {
    fetchDataId: current.fetchDataId,
    fields: listWanted(description, presentFields(current.searchParameters), { summary, conflicts, today }),
    providerName: current.providerName,
    logoUrl: insurer && providerLogoPath(insurer.slug),
    yearlyFeeOre: comparableFeeOre(current),
    fee: ownFee(comparableFeeOre(current), periodOf(description.headlineUnit, payment)),
    isCampaign: current.isCampaignInsurance,
    ...(cover?.today === undefined ? {} : { coverName: cover.today }),
    coverText: cover?.today ?? texts.unknown,
    strip:
      texts.strip(cover?.today ?? texts.yours) +
      (current.renewalDate === undefined ? "" : texts.renews(formatLongDate(current.renewalDate))),
    renewal:
      current.renewalDate === undefined
        ? undefined
        : {
            date: formatLongDate(current.renewalDate),
            isoDate: current.renewalDate,
            months: monthsUntil(current.renewalDate, today),
          },
    ...(current.deductibles === undefined ? {} : { deductibles: current.deductibles }),
  };
}

function presentFields(parameters: CurrentInsurance["searchParameters"]): ShownCurrent["fields"] {
  const names = Object.keys(parameters);
  return {
    known: names.filter((name) => parameters[name] !== null),
    missing: names.filter((name) => parameters[name] === null),
  };
}

/** Twelve of a month that is not whole are another amount than the year: the month is then called an average. */
function ownFee(yearlyOre: number | undefined, period: FeePeriod): OwnFee | undefined {
  if (yearlyOre === undefined) return undefined;
  if (period !== "month") return { line: { value: yearlyOre, unit: "ore-year" } };
  const monthOre = wholeKrOre(yearlyOre / 12);
  const year = formatFee(yearlyOre, "year");
  const isExact = 12 * monthOre === wholeKrOre(yearlyOre);
  return { line: { value: monthOre, unit: "ore-month" }, year: isExact ? year : currentTexts.average(year) };
}
