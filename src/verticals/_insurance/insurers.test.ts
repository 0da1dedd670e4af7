import { expect, it } from "vitest";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { type Insurer, insurers } from "./insurers.ts";

const all: readonly Insurer[] = Object.values(insurers);

it("the pay-as-you-drive insurer is one record under both its ids [C-243]", () => {
  expect(all.find(({ shopId }) => shopId === 1092)).toBe(all.find(({ providerId }) => providerId === 132));
  expect(insurers.milvis).toMatchObject({ shopId: 1092, providerId: 132 });
});

it("every insurer has its own slug, shop id and provider id, a fixed distance apart", () => {
  for (const key of ["slug", "shopId", "providerId", "name"] as const)
    expect(new Set(all.map((insurer) => insurer[key])).size).toBe(all.length);
  for (const { shopId, providerId } of all) expect(shopId - providerId).toBe(960);
});

it("every simulated insurer answers in the protocol that it is stated to speak", () => {
  const lines = simulatedVerticals.flatMap((vertical) => vertical.lines).filter(({ slug }) => slug in insurers);
  expect(new Set(lines.map(({ slug }) => slug)).size).toBe(Object.keys(insurers).length);
  for (const line of lines) {
    const { protocol, soapVersion = "1.1", decimalMark = "." } = insurers[line.slug as keyof typeof insurers].speaks;
    expect(line, line.slug).toMatchObject({ protocol, ...(protocol === "soap" ? { soapVersion, decimalMark } : {}) });
  }
});

it("every insurer can be reached about a claim, each by numbers of its own that no one has", () => {
  const numbers = all.flatMap(({ claims }) =>
    [claims?.phone, claims?.otherHoursPhone].filter((each) => each !== undefined),
  );
  expect(numbers.length).toBeGreaterThanOrEqual(all.length);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { claims } of all) expect(claims?.url).toMatch(/^https:\/\//);
});

it("an invented insurer has no one's number and no one's address", () => {
  const invented = all.filter(({ websiteUrl }) => new URL(websiteUrl).hostname.endsWith(".example"));
  expect(invented.length).toBeGreaterThan(0);
  for (const { claims, noticeAddress = "", name } of invented) {
    for (const number of [claims?.phone, claims?.otherHoursPhone ?? "08-465 004 00"])
      expect(number, name).toMatch(/^(08-465 004 \d\d|031-390 06 \d\d|040-628 04 \d\d)$/);
    expect(new URL(claims?.url ?? "").hostname, name).toMatch(/\.example$/);
    expect(noticeAddress, name).toMatch(/^$|\.example$/);
  }
});
