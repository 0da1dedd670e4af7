import { findPart, hasPart } from "#domain/cover/cover.ts";
import { describe, expect, it } from "vitest";
import { sellerOf } from "#tests/support/wire-fixtures.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import { openQuoteDesk } from "#simulators/insurers/quote-desk.ts";
import { writeSoap } from "#simulators/insurers/write-soap.ts";
import { createCounters } from "#simulators/kernel/counters.ts";
import { createFaultBook } from "#simulators/kernel/fault-book.ts";
import type { Provider, ProviderReading } from "#verticals/_contract/provider.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import type { FlatSearch } from "#verticals/flat/flat.search.ts";
import { simulatedFlat } from "#simulators/verticals/flat/flat.simulated.ts";
import { describeFlatOffer } from "./flat-offer-description.ts";
import { flatProviders } from "./flat-providers.ts";

const tuvull = sellerOf(flatProviders, "tuvull");
const akerbar = sellerOf(flatProviders, "akerbar");
const granskog = sellerOf(flatProviders, "granskog");

const search: FlatSearch = {
  address: "Sparvvägen 7",
  postalCode: "12345",
  housing: "bostadsratt",
  association: "no",
  livingArea: 62,
  residents: 2,
  movables: "unlimited",
  hasSafetyDoor: true,
  alarm: "alarm",
  excessKr: 3000,
  wantsAllrisk: true,
  wantsTravel: false,
  personalNumber: "198502102380",
  domain: undefined,
};

function lineOf(slug: string) {
  const line = simulatedFlat.lines.find((each) => each.slug === slug);
  if (!line) throw new Error(`${slug} sells no such line`);
  const desk = openQuoteDesk(
    { slug, lineNumber: 0 },
    {
      seed: 1,
      clock: movableClock(Date.parse("2026-11-15T12:00:00Z")),
      faults: createFaultBook(1),
      counters: createCounters(),
      isRealSpeed: () => false,
      latencyMs: () => 0,
      host: "127.0.0.1",
    },
  );
  return { line, desk };
}

const questionOf = (provider: Provider<FlatSearch, FlatDetail>, changes: Partial<FlatSearch> = {}): unknown =>
  JSON.parse(provider.prepare({ ...search, ...changes }).body ?? "");

/** What the insurer answers, as text, so that a test can change a word of it. */
function answerOf(provider: Provider<FlatSearch, FlatDetail>, changes: Partial<FlatSearch> = {}): string {
  const { line, desk } = lineOf(provider.slug);
  return JSON.stringify(line.quote(questionOf(provider, changes), desk).body);
}

const reading = (provider: Provider<FlatSearch, FlatDetail>, body: string): ProviderReading<FlatDetail> =>
  provider.read({ status: 200, contentType: "application/json", body });

describe("what is asked", () => {
  it("has an amount for the things where there is a limit", () => {
    expect(questionOf(tuvull, { movables: "300000" })).toMatchObject({ wanted: { contents: 300_000 } });
    expect(questionOf(akerbar, { movables: "300000" })).toMatchObject({ postnr: "123 45", losore: 300_000 });
  });
});

describe.each([tuvull, akerbar])("an answer of $slug", (provider) => {
  const body = answerOf(provider, { movables: "500000" });

  it("is read with its covers and every excess", () => {
    expect(reading(provider, body)).toMatchObject({
      kind: "answered",
    });
    const read = reading(provider, body);
    const cover = read.kind === "answered" ? (read.offers[0]?.detail.cover ?? []) : [];
    expect(cover.filter(({ table }) => table).map(({ type, state }) => [type, state])).toEqual([
      ["PERSONAL_PROPERTY", "included"],
      ["WATER", "included"],
      ["ALLRISK", "included"],
      ["TENANT_OWNER", "included"],
      ["TRAVEL", "excluded"],
    ]);
    expect(cover[0]?.terms?.excess).toEqual({ kind: "amount", ore: 300_000 });
  });

  it("may report an excess that we do not know", () => {
    const more = body.replace(/"(TENANT_OWNER|bostadsratt)"/, '"METEORIT"');
    const read = reading(provider, more);
    const cover = read.kind === "answered" ? (read.offers[0]?.detail.cover ?? []) : [];
    expect(cover.filter(({ terms }) => terms?.excess).map(({ type }) => type)).toEqual([
      "PERSONAL_PROPERTY",
      "WATER",
      "ALLRISK",
      "FIRE",
    ]);
  });

  it.each([
    ["an excess that is no amount", /("(?:amount|beloppOre)":)\d+/, '$1"mycket"', "no sane excesses"],
    ["no excess for the things", /"(CONTENTS|losore)"/, '"annat"', "no sane excesses"],
    ["a cover that is neither in nor out", /("(?:accidental|drulleIngar)":)true/, '$1"ja"', "no cover"],
    ["a journey without end", /("(?:travelDays|resedagar)":)0/, "$19999", "no sane travel cover"],
    ["a fee of another unit", /("(?:perYear|premieArOre)":)(\d+)/, "$1$2000", "no sane fee"],
  ])("with %s is no offer", (_, pattern, instead, why) => {
    const changed = body.replace(pattern, instead);
    expect(changed).not.toBe(body);
    expect(reading(provider, changed)).toEqual({ kind: "unreadable", why });
  });
});

describe("an answer in XML", () => {
  const { line, desk } = lineOf("granskog");
  const wire = {
    Personnummer: "198502102380",
    Adress: "Sparvvägen 7",
    Postnummer: "12345",
    Boendeform: "HYRESRATT",
    Boyta: "62",
    AntalBoende: "2",
    Losorebelopp: "OBEGRANSAT",
    Sakerhetsdorr: "false",
    Larm: "SAKNAS",
    Sjalvrisk: "1500",
    Drulle: "false",
    Reseskydd: "false",
  };
  const { body } = writeSoap("1.1", "HamtaOffert", line.quote(wire, desk).body);
  const read = (text: string) => granskog.read({ status: 200, contentType: "text/xml", body: text });

  it("is read with what is always in, and without what only a tenant-owner has", () => {
    const offered = read(body);
    const cover = offered.kind === "answered" ? (offered.offers[0]?.detail.cover ?? []) : [];
    expect(hasPart(cover, "ALLRISK")).toBe(true);
    expect(findPart(cover, "TRAVEL")?.terms?.days).toBe(60);
    expect(findPart(cover, "TENANT_OWNER")).toBeUndefined();
  });

  it("with a cover that is neither in nor out is no offer", () => {
    const changed = body.replace(/(DrulleIngar>)true/, "$1kanske");
    expect(changed).not.toBe(body);
    expect(read(changed)).toEqual({ kind: "unreadable", why: "no cover" });
  });
});

describe("beside what was asked for", () => {
  const body = answerOf(tuvull, { movables: "500000" });
  const read = (changes: Partial<FlatSearch>, answered = body) => {
    const asked = { search: { ...search, ...changes }, facts: undefined, today: "2026-11-15" };
    const found = tuvull.read({ status: 200, contentType: "application/json", body: answered }, asked);
    const [offer] = found.kind === "answered" ? found.offers : [];
    if (!offer) throw new Error(JSON.stringify(found));
    return offer.detail;
  };
  const without = body.replace('"tenantOwner":true', '"tenantOwner":false');
  const noticesOf = (detail: FlatDetail) =>
    (describeFlatOffer(detail).notices ?? []).map((text) => text.replaceAll(/\s/g, " "));

  it("a missing supplement is named, unless the association has it for all", () => {
    expect(without).not.toBe(body);
    expect(noticesOf(read({}, body))).toEqual([]);
    for (const association of ["no", "unknown", undefined] as const)
      expect(noticesOf(read({ association }, without))).toEqual(["Bostadsrättstillägg ingår inte"]);
    expect(noticesOf(read({ association: "yes" }, without))).toEqual([]);
  });

  it("a higher excess than was chosen is named", () => {
    expect(noticesOf(read({ excessKr: 1500 }))).toEqual(["Självrisk lösöre 3 000 kr, du valde 1 500 kr"]);
  });

  it("sentences that do not hold for the visitor are left out", () => {
    const answered = body.replace(
      /"benefits":\[[^\]]*\]/,
      '"benefits":["Barnvagn till nypris","Reseskyddet ingår alltid","Bostadsrättstillägget tecknas genom föreningen","Ingen bindningstid","Skadejour"]',
    );
    expect(answered).not.toBe(body);
    const benefits = (changes: Partial<FlatSearch>) => read(changes, answered).benefits;
    const { bindingMonths } = read({}, answered);
    const unbound = bindingMonths === 0 ? ["Ingen bindningstid"] : [];
    expect(benefits({ residents: 1, housing: "hyresratt" })).toEqual([...unbound, "Skadejour"]);
    expect(benefits({})).toEqual([
      "Barnvagn till nypris",
      "Bostadsrättstillägget tecknas genom föreningen",
      ...unbound,
      "Skadejour",
    ]);
  });
});
