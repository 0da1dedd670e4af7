import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { DataEvent, DataEventKind } from "#domain/my-data/data-event.ts";
import { EventsCard } from "./EventsCard.tsx";

afterEach(cleanup);

const AT_MS = Date.parse("2026-11-14T13:30:00Z");

const event = (kind: DataEventKind, changes: Partial<DataEvent> = {}): DataEvent => ({
  eventId: kind,
  kind,
  atMs: AT_MS,
  parties: [],
  fields: [],
  product: "",
  orderId: undefined,
  ...changes,
});

it("events are listed by day with who, what, why and until when", () => {
  const asked = { parties: ["Rattvis", "Tuvull"], fields: ["Personnummer", "Postnummer"], product: "bilförsäkring" };
  const events = [event("search", asked), event("case-read", { atMs: AT_MS - 86_400_000 })];
  render(<EventsCard events={events} direction={undefined} page={1} hasOlder />);
  const [first, second] = screen.getAllByRole("heading", { level: 3 });
  expect([first?.textContent, second?.textContent]).toEqual(["14 november 2026", "13 november 2026"]);
  const row = within(screen.getByText("2 bolag fick en prisfråga").closest("li") as HTMLElement);
  row.getByText("Personnummer, postnummer. För att räkna ut ett pris om bilförsäkring.");
  row.getByText("Sparas till 14 november 2027.");
  row.getByText("Rattvis, Tuvull");
  row.getByText("14:30, utlämnat");
  screen.getByText("Kundservice öppnade ditt ärende");
  expect(screen.getByRole("link", { name: "Visa äldre händelser" }).getAttribute("href")).toBe(
    "/minasidor/uppgifter/?sida=2",
  );
});

it("the filter is links that keep nothing but the kind, and the chosen one is marked", () => {
  render(<EventsCard events={[]} direction="read" page={2} hasOlder={false} />);
  expect(screen.getByRole("link", { name: "Läst" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Utlämnat" }).getAttribute("href")).toBe(
    "/minasidor/uppgifter/?visa=utlamnat",
  );
  expect(screen.getByRole("link", { name: "Visa nyare händelser" }).getAttribute("href")).toBe(
    "/minasidor/uppgifter/?visa=last",
  );
  screen.getByText("Det finns inga sådana händelser.");
});

it.each([
  ["register", { parties: ["vehicle"] }, "Uppslag i vägtrafikregistret"],
  ["population", {}, "Uppslag i folkbokföringen"],
  ["fetch-started", {}, "En hämtning av dina avtal startades"],
  ["fetched", { parties: ["Granskog"] }, "Dina uppgifter hämtades från Granskog"],
  ["order", { parties: ["Rattvis"] }, "Rattvis fick dina uppgifter"],
  ["notice", { parties: ["Granskog"] }, "Granskog fick din uppsägning"],
  ["application", { parties: ["Sjöbanken"] }, "Sjöbanken fick din ansökan"],
  ["lead", { parties: ["Sjöbanken"] }, "Sjöbanken fick din förfrågan"],
  ["checkout", { parties: ["Rattvis"] }, "Rattvis fick en prisfråga"],
  ["person-search", {}, "Kundservice sökte efter ditt ärende"],
] as const)("%s has its own line", (kind, changes, title) => {
  render(<EventsCard events={[event(kind, changes)]} direction={undefined} page={1} hasOlder={false} />);
  expect(screen.getByText(title).tagName).toBe("P");
});
