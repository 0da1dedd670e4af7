import { ageOn, parsePersonalNumber } from "#domain/person/personal-number.ts";
import { readText, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import type { insurers } from "#verticals/_insurance/insurers.ts";
import { type Answered, type ReadQuoteWith, sell } from "#verticals/_insurance/protocols/insurance-provider.ts";
import {
  type CheckedQuote,
  checkQuote,
  type FeeBounds,
  isWholeWithin,
} from "#verticals/_insurance/protocols/read-quote.ts";
import { type Reader, withSentencesFor } from "#verticals/_insurance/sentences.ts";
import { termsUrl } from "#verticals/_insurance/terms/read-terms.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import type { CarSearch, KnownCar, MileageBand } from "#verticals/car/car.search.ts";
import { carVertical } from "#verticals/car/car.vertical.ts";
import { type CarAnswer, type CarQuestion, carTables } from "./car.questions.ts";
import { describeCarCover } from "./car-cover-parts.ts";
import { carSubjects } from "./car-sentences.texts.sv.ts";
import { carTermsOf } from "./car-terms.ts";

/** What a car insurance may cost. */
export const FEE_BOUNDS: FeeBounds = {
  yearly: { minOre: 300_00, maxOre: 200_000_00 },
  monthly: { minOre: 20_00, maxOre: 20_000_00 },
};

export const sellCar = (slug: keyof typeof insurers) =>
  sell(slug, { ...carTables(slug), feeBounds: FEE_BOUNDS, ask, check });

const ask = (search: CarSearch, known: KnownCar | undefined): CarQuestion => ({
  personalNumber: search.personalNumber,
  registrationNumber: search.registrationNumber,
  cover: search.cover,
  yearlyMil: toYearlyMil(search.yearlyMileage),
  postalCode: search.postalCode,
  excessKr: search.excessKr,
  vehicle: known?.vehicle && { ...known.vehicle, fuel: known.vehicle.fuel === "" ? undefined : known.vehicle.fuel },
});

/** Insurers want a number: the top of the band, and for the endless one what a commuter far out drives. */
const toYearlyMil = (band: MileageBand): number => (band === "3001" ? 4_000 : Number(band));

function check(
  read: ReadQuoteWith<CarAnswer>,
  { insurer, asked }: Answered<CarSearch, KnownCar>,
): CheckedQuote<CarDetail> {
  const checked = checkQuote(read, carVertical.headlineUnit);
  if (checked.kind !== "checked") return checked;
  const { cover: kind, excesses } = read;
  if (!kind) return unreadable("no cover");
  // Every car insurance covers traffic damage.
  if (!excesses?.has("TRAFFIC_DAMAGE")) return unreadable("no sane excesses");
  const { offer } = checked;
  const { addOns, links } = offer.detail;
  const { cover = kind, excessKr } = asked?.search ?? {};
  const terms = carTermsOf(({ providerId }) => providerId === insurer.providerId);
  const known = { kind, excesses, addOns, terms, url: termsUrl(links), asked: { cover, excessKr } };
  const answered = describeCarCover({ ...known, services: offer.detail.services });
  const quote = withSentencesFor(offer.detail, { cover: answered, ...agesOf(asked) }, carSubjects);
  return {
    kind: "checked",
    offer: {
      ...offer,
      detail: {
        kind,
        cover: describeCarCover({ ...known, services: quote.services }),
        featured: quote.featured,
        benefits: quote.benefits,
        bindingMonths: quote.bindingMonths,
        isPayAsYouDrive: false,
        disclaimer: readText(read.disclaimer),
        consumerRating: read.rating && toRating(read.rating),
        links,
      },
    },
  };
}

/** Points without a scale, or without a word of where they come from, are not shown. */
function toRating({ points, outOf, note }: NonNullable<CarAnswer["rating"]>): CarDetail["consumerRating"] {
  const source = readText(note);
  if (!source || !isWholeWithin(outOf, 1, 1_000) || !isWholeWithin(points, 0, outOf)) return undefined;
  return { points, outOf, note: source };
}

/** Insurers count a car's age from its model year. */
function agesOf(asked: Answered<CarSearch, KnownCar>["asked"]): Omit<Reader, "cover"> {
  const today = asked?.today;
  if (!asked || today === undefined) return { age: undefined };
  const person = parsePersonalNumber(asked.search.personalNumber, today);
  const modelYear = asked.facts?.vehicle?.modelYear;
  return {
    age: person && ageOn(person, today),
    ...(modelYear === undefined ? {} : { thingAge: Number(today.slice(0, 4)) - modelYear }),
  };
}
