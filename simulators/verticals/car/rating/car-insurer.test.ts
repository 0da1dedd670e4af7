import { describe, expect, it } from "vitest";
import { listPeople } from "#simulators/world/people.ts";
import { openDesk } from "#tests/support/rated-insurers.ts";
import { type CarInsurer, type CarQuestion, type CarRating, rateCar } from "./car-insurer.ts";
import { carInsurers } from "#simulators/verticals/car/car-insurers.ts";
import { rattvis } from "#simulators/verticals/car/insurers/rattvis.ts";
import { tuvull } from "#simulators/verticals/car/insurers/tuvull.ts";

const ordinary: CarQuestion = {
  personalNumber: "198502102380",
  registrationNumber: "SPV24K",
  cover: "full",
  yearlyMil: 1_500,
  postalCode: "12345",
  excessKr: undefined,
};

const numberOf = (insurer: CarInsurer): number => carInsurers.indexOf(insurer) + 1;

const rate = (changes: Partial<CarQuestion>, insurer = tuvull, seed = 1): CarRating =>
  rateCar(insurer, numberOf(insurer), { ...ordinary, ...changes }, openDesk(insurer, { seed }));

function monthlyKr(changes: Partial<CarQuestion>, insurer = tuvull): number {
  const rating = rate(changes, insurer);
  if (rating.kind !== "offered") throw new Error(JSON.stringify(rating));
  return rating.monthlyFeeOre / 100;
}

function bySlug(slug: string): CarInsurer {
  const insurer = carInsurers.find((each) => each.slug === slug);
  if (!insurer) throw new Error(slug);
  return insurer;
}

describe("the simulated market", () => {
  it.each([
    ["traffic", 251],
    ["half", 338],
    ["full", 584],
  ] as const)("asks on average for %s what Swedish insurers do: %i kr a month", (cover, publishedKr) => {
    const prices = listPeople().flatMap((person, nth) =>
      ["ABD", "KLM", "RST"].flatMap((letters, at) =>
        carInsurers.flatMap((insurer) => {
          const rating = rate(
            {
              cover,
              personalNumber: person.personalNumber,
              postalCode: person.postalCode,
              registrationNumber: `${letters}${200 + nth}`,
              yearlyMil: [1_000, 1_500, 2_000][at] ?? 1_500,
            },
            insurer,
          );
          return rating.kind === "offered" ? rating.monthlyFeeOre / 100 : [];
        }),
      ),
    );
    const meanKr = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    expect(prices.length).toBeGreaterThan(5_000);
    expect(Math.abs(meanKr / publishedKr - 1)).toBeLessThan(0.05);
  });

  it("prices by cover, age, place, distance, power and excess", () => {
    expect(monthlyKr({ cover: "half" })).toBeLessThan(monthlyKr({ cover: "full" }));
    expect(monthlyKr({ cover: "traffic" })).toBeLessThan(monthlyKr({ cover: "half" }));
    expect(monthlyKr({ personalNumber: "200501252399" })).toBeGreaterThan(1.3 * monthlyKr({}));
    expect(monthlyKr({ postalCode: "90325" })).toBeLessThan(0.85 * monthlyKr({}));
    expect(monthlyKr({ yearlyMil: 4_000 })).toBeGreaterThan(1.2 * monthlyKr({}));
    expect(monthlyKr({ excessKr: 9_000 })).toBeLessThan(monthlyKr({ excessKr: 3_000 }));
    expect(monthlyKr({ registrationNumber: "KVK600" }, rattvis)).toBeGreaterThan(monthlyKr({}, rattvis));
  });

  it("gives the same price for the same seed and another for another", () => {
    expect(rate({})).toEqual(rate({}));
    const prices = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(rate({}, tuvull, seed)));
    expect(new Set(prices).size).toBeGreaterThan(1);
  });

  it("covers the vehicle itself only in full, with the excess that was chosen", () => {
    const terms = (changes: Partial<CarQuestion>) => {
      const rating = rate(changes);
      return rating.kind === "offered" ? rating.terms : [];
    };
    expect(terms({ cover: "traffic" }).map(({ type }) => type)).toEqual(["TRAFFIC_DAMAGE"]);
    expect(terms({ cover: "half" }).map(({ type }) => type)).not.toContain("VEHICLE_DAMAGE");
    expect(terms({ excessKr: 9_000 }).find(({ type }) => type === "VEHICLE_DAMAGE")?.cost).toEqual({
      kind: "amount",
      ore: 9_000_00,
    });
  });
});

describe("an insurer refuses", () => {
  it.each<[string, Partial<CarQuestion>, CarInsurer, string]>([
    ["a minor", { personalNumber: "201001182383" }, rattvis, "Du behöver vara minst 18 år."],
    ["a very old driver", { personalNumber: "193507156655" }, rattvis, "Vi tecknar inte nya försäkringar efter 85 år."],
    ["a very strong engine", { registrationNumber: "KVK600" }, tuvull, "Vi försäkrar inte bilar med mer än 260 kW."],
    [
      "a veteran in full cover",
      { registrationNumber: "VET063" },
      rattvis,
      "Vi tecknar inte helförsäkring för bilar äldre än 25 år.",
    ],
    [
      "a car its owner has brought in",
      { registrationNumber: "MPR077" },
      bySlug("fyrbak"),
      "Vi försäkrar inte bilar som du själv har fört in i landet.",
    ],
    ["a sports car", { registrationNumber: "SPT086" }, bySlug("granskog"), "Vi försäkrar inte sportbilar."],
    [
      "who drives too far",
      { yearlyMil: 4_000 },
      bySlug("ljunghed"),
      "Vi försäkrar inte bilar som kör mer än 3\u00a0000 mil om året.",
    ],
    ["a town", { postalCode: "21143" }, bySlug("akerbar"), "Vi tar just nu inte emot nya bilar i Malmö."],
    [
      "the young in full cover",
      { personalNumber: "200501252399" },
      bySlug("stenvalv"),
      "Vi tecknar helförsäkring från 25 år.",
    ],
    ["a vehicle off the road", { registrationNumber: "AVS001" }, tuvull, "Bilen är avställd."],
    ["an unknown vehicle", { registrationNumber: "XXX123" }, tuvull, "Vi hittar inte bilen i vägtrafikregistret."],
  ])("%s, with its reason", (_who, changes, insurer, reason) => {
    expect(rate(changes, insurer)).toEqual({ kind: "declined", reason });
  });

  it.each<[string, Partial<CarQuestion>, string]>([
    ["SPV 24K", {}, ""],
    ["KVK 600", { registrationNumber: "KVK600" }, "bjorkhaga fyrbak granskog ljunghed nordkaj tuvull"],
    ["SPT 086", { registrationNumber: "SPT086" }, "bjorkhaga granskog ljunghed"],
    ["MPR 077", { registrationNumber: "MPR077" }, "bjorkhaga fyrbak rask stenvalv"],
    ["VET 063 in full cover", { registrationNumber: "VET063" }, "akerbar kronhjort rask rattvis"],
    ["VET 063 in half cover", { registrationNumber: "VET063", cover: "half" }, ""],
    ["a person of 91", { personalNumber: "193507156655" }, "milvis rask rattvis"],
    ["a person of 21", { personalNumber: "200501252399" }, "kronhjort stenvalv"],
    ["4 000 mil a year", { yearlyMil: 4_000 }, "ljunghed"],
    ["200 10", { postalCode: "20010" }, "nordkaj"],
    ["211 43", { postalCode: "21143" }, "akerbar nordkaj"],
  ])("%s, as in the simulators' README: %j", (_what, changes, slugs) => {
    const declining = carInsurers.filter((insurer) => rate(changes, insurer).kind === "declined");
    expect(
      declining
        .map(({ slug }) => slug)
        .toSorted()
        .join(" "),
    ).toBe(slugs);
  });

  it("to read what is no personal number", () => {
    expect(rate({ personalNumber: "198502102381" }).kind).toBe("malformed");
  });
});

describe("each insurer's own", () => {
  it("price differs from the others', and its rounding is in whole öre", () => {
    const yearly = carInsurers.map((insurer) => {
      const rating = rate({}, insurer);
      if (rating.kind !== "offered") throw new Error(insurer.slug);
      expect(Number.isInteger(rating.monthlyFeeOre) && Number.isInteger(rating.yearlyFeeOre)).toBe(true);
      return rating.yearlyFeeOre;
    });
    expect(new Set(yearly).size).toBeGreaterThanOrEqual(carInsurers.length - 1);
    expect(Math.max(...yearly) / Math.min(...yearly)).toBeGreaterThan(1.15);
  });

  it.each([
    ["traffic", 1_500, 4_000],
    ["half", 2_000, 7_000],
    ["full", 4_000, 12_000],
  ] as const)("price of %s for an ordinary person and car lies between %i and %i kr a year", (cover, least, most) => {
    for (const insurer of carInsurers) {
      const kr = monthlyKr({ cover }, insurer) * 12;
      expect(kr, insurer.slug).toBeGreaterThan(least);
      expect(kr, insurer.slug).toBeLessThan(most);
    }
  });

  it("no insurer refuses the ordinary person, and every insurer refuses someone", () => {
    for (const insurer of carInsurers) {
      expect(rate({}, insurer).kind).toBe("offered");
      expect(insurer.refusals.length).toBeGreaterThan(0);
    }
  });

  it("base fee and price per mil come to the year, for the one who is paid by the mil", () => {
    const rating = rate({ yearlyMil: 1_000 }, bySlug("milvis"));
    if (rating.kind !== "offered" || !rating.distancePrice) throw new Error(rating.kind);
    const { baseOre, perMilOre } = rating.distancePrice;
    expect(Math.abs(baseOre + perMilOre * 1_000 - rating.yearlyFeeOre)).toBeLessThan(12_00);
    const further = rate({ yearlyMil: 2_000 }, bySlug("milvis"));
    if (further.kind !== "offered") throw new Error(further.kind);
    expect(further.yearlyFeeOre - rating.yearlyFeeOre).toBeGreaterThan(perMilOre * 1_000 - 24_00);
  });

  it("price rises for a stronger car than its register has, and for one that is not the visitor's", () => {
    expect(monthlyKr({ vehicle: { powerKw: 240 } })).toBeGreaterThan(monthlyKr({}));
    expect(monthlyKr({ isOwner: false }, bySlug("nordkaj"))).toBeGreaterThan(monthlyKr({}, bySlug("nordkaj")));
    expect(monthlyKr({ isOwner: false })).toBe(monthlyKr({}));
  });

  it("faults hit their share of ordinary numbers, at real speed, and never a magic or well-known one", () => {
    const countFaults = (registrationNumber: string, isReal: boolean) =>
      carInsurers.filter((insurer, at) => {
        const open = { ...openDesk(insurer), isRealSpeed: isReal };
        const rating = rateCar(insurer, at + 1, { ...ordinary, registrationNumber }, open);
        return rating.kind === "offered" && rating.fault !== undefined;
      }).length;
    const plates = Array.from({ length: 800 }, (_, at) => `KLM${100 + at}`);
    const hits = plates.reduce((sum, plate) => sum + countFaults(plate, true), 0);
    expect(hits / (plates.length * carInsurers.length)).toBeGreaterThan(0.001);
    expect(hits / (plates.length * carInsurers.length)).toBeLessThan(0.01);
    expect(plates.reduce((sum, plate) => sum + countFaults(plate, false), 0)).toBe(0);
    for (const plate of ["SPV24K", "ABC12D", "VET063", "DEC099"]) expect(countFaults(plate, true)).toBe(0);
  });
});

describe("a magic registration number", () => {
  it("hits the insurer that its digits name, and no other", () => {
    expect(rate({ registrationNumber: "HNG001" }, tuvull)).toMatchObject({ kind: "offered", fault: "hang" });
    expect(rate({ registrationNumber: "HNG001" }, rattvis)).toMatchObject({ kind: "offered", fault: undefined });
    expect(rate({ registrationNumber: "HNG002" }, rattvis)).toMatchObject({ fault: "hang" });
    expect(rate({ registrationNumber: "HNG003" }, rattvis)).toMatchObject({ fault: undefined });
  });

  it("that ends in 000 hits all", () => {
    for (const insurer of [tuvull, rattvis])
      expect(rate({ registrationNumber: "GRB000" }, insurer)).toMatchObject({ fault: "garbage" });
  });

  it("can make one insurer or all decline", () => {
    expect(rate({ registrationNumber: "DEC001" }, tuvull).kind).toBe("declined");
    expect(rate({ registrationNumber: "DEC001" }, rattvis).kind).toBe("offered");
    for (const insurer of [tuvull, rattvis])
      expect(rate({ registrationNumber: "NON001" }, insurer).kind).toBe("declined");
  });

  it("can quote normally and spoil the order", () => {
    const rating = rate({ registrationNumber: "LST001" });
    expect(rating).toMatchObject({ kind: "offered", fault: undefined });
    expect(rating.kind === "offered" && rating.quoteId).toMatch(/-LST$/);
  });
});
