import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differenceRows } from "#domain/comparison/like-for-like.ts";
import { type Cover, findPart, isIncluded, withAddOns } from "#domain/cover/cover.ts";
import { describePart } from "#domain/cover/cover.texts.sv.ts";
import { outcomeOf } from "#domain/cover/outcome.ts";
import { choosePrice, type Price } from "#domain/offer/price.ts";
import { presentCovers, presentExcesses } from "#http/presenters/search.ts";
import { systemClock } from "#platform/clock.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { listOfferLines } from "#verticals/_contract/offer-lines.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { askThrough } from "./exchange.ts";

/** Whatever is stated of an insurance's cover, wherever it is read, agrees with the one description of the offer. */

let simulators: Simulators;
beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", seed: 20_261_119 });
});
afterAll(() => simulators.close());

const SEARCHES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["car", { insurancetype: "full", excesscost: "6000" }],
  ["car", { insurancetype: "half", excesscost: "" }],
  ["car", { insurancetype: "traffic", excesscost: "" }],
  ["house", {}],
  ["house", { ownfault: "yes", ownfaultbuilding: "yes" }],
  ["flat", { housingtype: "bostadsratt" }],
  ["flat", { housingtype: "hyresratt", allrisk: "yes", travel45: "no", movables: "300000" }],
  ["accident", {}],
];

interface Described {
  readonly slug: string;
  readonly vertical: AnyVerticalServer;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly price: Price;
  readonly description: OfferDescription;
  readonly cover: Cover;
  /** The add-ons that are bought. */
  readonly bought: readonly string[];
}

/** Every offer of the search, as it is and with each of its add-ons, and with all of them. */
async function describeAll(name: string, changes: Readonly<Record<string, string>>): Promise<Described[]> {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === name)!;
  const ordinary = simulatedVerticals.find((each) => each.name === name)!.samples.ordinary;
  const search = vertical.parse({ ...ordinary, ...changes });
  if (!search.ok) throw new Error(JSON.stringify(search.errors));
  const targets = (await controlSimulators(simulators.url).targets()).map(({ target }) => target);
  const all = await Promise.all(
    vertical.providers.map(async (provider): Promise<Described[]> => {
      const target = targets.find((each) => each.endsWith(`/${provider.slug}`)) ?? "";
      const { reading } = await askThrough(provider, `${simulators.url}/${target}`, search.value);
      if (reading.kind !== "answered") return [];
      return reading.offers.flatMap(({ detail, price }) => {
        const answered = vertical.describeOffer!(detail).cover!;
        const ids = answered.flatMap(({ addOn }) => addOn?.id ?? []);
        return [[], ...ids.map((id) => [id]), ids].map((bought) => {
          const chosen = { ...detail, cover: withAddOns(answered, bought) };
          const description = vertical.describeOffer!(chosen);
          return {
            slug: provider.slug,
            vertical,
            detail: chosen,
            price,
            description,
            cover: description.cover!,
            bought,
          };
        });
      });
    }),
  );
  return all.flat();
}

const plain = (text: string) => text.replaceAll(/\s/g, " ");
const nameOf = ({ slug, bought }: Described) => `${slug} ${bought.join(" ")}`;

describe.each(SEARCHES)("%s %o", (name, changes) => {
  it("has offers of every insurer, each with its parts and what is sold besides", async () => {
    const all = await describeAll(name, changes);
    expect(new Set(all.map(({ slug }) => slug)).size).toBeGreaterThan(5);
    expect(all.every(({ cover }) => cover.length > 4)).toBe(true);
    const sells = all.filter(({ cover }) => cover.some(({ state }) => state === "add-on"));
    expect(sells.length > 0).toBe(changes["insurancetype"] !== "traffic");
  });

  it("the tables of calls, mails and my pages state each part as it is described", async () => {
    const found = (await describeAll(name, changes)).flatMap((each) => {
      const { description, cover } = each;
      const rows = [...presentExcesses(description), ...presentCovers(description)];
      const wrong = rows.filter(({ type, description: text, isIncluded: stated }) => {
        const part = findPart(cover, type)!;
        return stated !== isIncluded(part) || (!stated && plain(text) !== plain(describePart(part)));
      });
      const tabled = cover.filter(({ table }) => table).map(({ type }) => type);
      const missing = tabled.filter((type) => !rows.some((row) => row.type === type));
      const unwritten = listOfferLines(description).length < tabled.length ? ["a line of the mail"] : [];
      return [...wrong.map(({ type }) => type), ...missing, ...unwritten].map((what) => `${nameOf(each)} ${what}`);
    });
    expect(found).toEqual([]);
  });

  it("an event is covered where the part is, for the excess of the part", async () => {
    const found = (await describeAll(name, changes)).flatMap((each) =>
      each.vertical.events!.events.flatMap((event) => {
        const part = findPart(each.cover, event.part);
        const outcome = outcomeOf(each.cover, event);
        const has = part !== undefined && isIncluded(part);
        const { excess, limitOre } = (has && part.terms) || {};
        const isOther =
          excess?.kind === "amount" &&
          limitOre === undefined &&
          outcome?.ownOre !== Math.min(excess.ore, event.damageOre);
        return isOther || (outcome && outcome.isCovered !== has) ? [`${nameOf(each)} ${event.id}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it("no line of an insurer, and no service, states what its cover does not have", async () => {
    const found = (await describeAll(name, changes)).flatMap((each) => {
      const { featured = "", benefits, services } = each.description;
      return [featured, ...benefits, ...services]
        .filter((line) => (ABOUT[name] ?? []).some((about) => isUntrue(line, about, each.cover)))
        .map((line) => `${nameOf(each)}: ${line}`);
    });
    expect(found).toEqual([]);
  });

  it("what is bought is included everywhere, and what is sold is included nowhere", async () => {
    const found = (await describeAll(name, changes)).flatMap((each) => {
      const sold = each.cover.filter(({ addOn }) => addOn);
      const twice = sold.filter(({ addOn }) => each.bought.includes(addOn!.id));
      const asService = sold.filter(
        ({ state, name: of }) => state === "add-on" && each.description.services.includes(of),
      );
      const unlike = differenceRows(each.cover, each.cover).filter(({ difference }) => difference !== "same");
      return [...twice, ...asService, ...unlike].map(({ type }) => `${nameOf(each)} ${type}`);
    });
    expect(found).toEqual([]);
  });

  it("the card and the comparison state the same", async () => {
    const { pickFacts, compare } = await webVerticals.find(({ description }) => description.name === name)!.load();
    const { rows } = await compare!.load();
    const all = await describeAll(name, changes);
    const columns = all.map(({ detail, price }) => ({ facts: pickFacts(detail), price: choosePrice(price) }));
    const found = rows(columns as never).flatMap(({ id, cells }) =>
      all.filter((each, index) => {
        const part = findPart(each.cover, id.replace(/^(EXCESS|COVER)_/, ""));
        const cell = cells[index];
        if (!part || !cell) return false;
        const isOther = cell.isMissing !== undefined && cell.isMissing === isIncluded(part);
        return (
          isOther || (part.table === "excess" && isIncluded(part) && plain(cell.text) !== plain(describePart(part)))
        );
      }),
    );
    expect(found.map(nameOf)).toEqual([]);
  });

  it("the assistant states of no offer what the event page denies", async () => {
    const found = (await describeAll(name, changes)).flatMap((each) =>
      Object.entries(each.vertical.assistant?.facts(each.detail) ?? {})
        .filter(([field, value]) => {
          const part = findPart(each.cover, field.replace(/^(covers|excess)\./, ""));
          if (field.startsWith("covers.")) return value !== (part && isIncluded(part));
          const excess = part?.terms?.excess;
          return field.startsWith("excess.") && (excess?.kind !== "amount" || excess.ore !== value);
        })
        .map(([field]) => `${nameOf(each)} ${field}`),
    );
    expect(found).toEqual([]);
  });
});

function isUntrue(line: string, [pattern, type, free]: About, cover: Cover): boolean {
  if (!pattern.test(line)) return false;
  const part = findPart(cover, type);
  const excess = part?.terms?.excess;
  const isFree = excess?.kind === "amount" && excess.ore === 0;
  return !part || !isIncluded(part) || (free?.test(line) === true && !isFree);
}

type About = readonly [line: RegExp, part: string, free?: RegExp];

/** What a reader takes a line to promise: the part, and that nothing of it is paid oneself. */
const ABOUT: Readonly<Record<string, readonly About[]>> = {
  car: [
    [/vilt|djur/i, "ANIMAL_COLLISION", /utan självrisk|ingen självrisk/i],
    [/parkering/i, "PARKING"],
    [/bärgning|assistans/i, "RESCUE"],
    [/maskin/i, "MOTOR"],
    [/hyrbil|nyckel|drulle|feltank/i, "THEFT"],
  ],
};

it("Ljunghed's half cover pays for an animal on the card and at the event, and Björkhaga's does when that is bought", async () => {
  const half = await describeAll("car", { insurancetype: "half", excesscost: "" });
  const animal = (slug: string, bought: readonly string[] = []) => {
    const each = half.find((one) => one.slug === slug && one.bought.join() === bought.join())!;
    const event = each.vertical.events!.events.find(({ id }) => id === "animal")!;
    return { ...each, outcome: outcomeOf(each.cover, event)! };
  };
  const ljunghed = animal("ljunghed");
  expect(ljunghed.description.featured).toBe("Viltolycka utan självrisk.");
  expect(listOfferLines(ljunghed.description).map(({ name, text }) => `${name}: ${plain(text)}`)).toContain(
    "Djurkollision: Ingår, 0 kr i självrisk",
  );
  expect(ljunghed.outcome).toMatchObject({ isCovered: true, ownOre: 0, insurerOre: 30_000_00 });
  expect(ljunghed.outcome.citation?.quote).toMatch(/halvförsäkringen ersätter bilen vid kollision med vilt/);
  expect(animal("nordkaj").outcome).toMatchObject({ isCovered: true, ownOre: 3_000_00 });
  expect(animal("bjorkhaga").outcome).toMatchObject({ isCovered: false, ownOre: 30_000_00 });
  expect(animal("bjorkhaga", ["djurkollision"]).outcome).toMatchObject({ isCovered: true, ownOre: 0 });
});
