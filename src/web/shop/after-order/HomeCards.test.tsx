import { expect, it } from "vitest";
import { homeOf } from "./HomeCards.tsx";

const item = (id: string, value: string) => ({ id, name: id, value });
const sections = (...items: ReturnType<typeof item>[]) => ({ sections: [{ id: "personalheader", items }] as const });

it("the home of a customer is what the order states, and nothing is guessed", () => {
  const [street, zip, city] = [item("address", "Sparvgatan 7"), item("zip", "123 45"), item("city", "Farsta")];
  expect(homeOf(sections(street, zip, city))).toEqual({ street: "Sparvgatan 7", postalCode: "12345", city: "Farsta" });
  expect(homeOf(sections(street, zip))).toBeUndefined();
  expect(homeOf(sections(street, item("zip", "•••"), city))).toBeUndefined();
  expect(homeOf({ sections: [] })).toBeUndefined();
});
