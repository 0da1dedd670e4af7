import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ListFilter, ListOrder } from "#verticals/_contract/list-choices.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { ShownOffer, ShownResult } from "#web/shop/offers/present-result.ts";
import { FilteredList } from "./FilteredList.tsx";
import { useNarrowedList } from "./use-narrowed-list.ts";

const filters: readonly ListFilter<Record<string, unknown>>[] = [
  {
    name: "sort",
    label: "Sort",
    look: "buttons",
    all: "Alla",
    choices: [
      { id: "liten", label: "Liten", matches: ({ size }) => size === 1 },
      { id: "stor", label: "Stor", matches: ({ size }) => size === 2 },
      { id: "enorm", label: "Enorm", matches: ({ size }) => size === 3 },
    ],
  },
  {
    name: "farg",
    label: "Färg",
    look: "menu",
    all: "Alla färger",
    choices: [{ id: "bla", label: "Blå", matches: ({ isBlue }) => isBlue === true }],
  },
];
const price = { headline: { label: "monthly", value: 300_00, unit: "ore-month" } };
const offers = [
  { resultId: "a", providerName: "Å", price, facts: { size: 1, isBlue: true } },
  { resultId: "b", providerName: "Ä", price, facts: { size: 1, isBlue: false } },
  { resultId: "c", providerName: "A", price, facts: { size: 2, isBlue: false } },
] as unknown as readonly ShownOffer[];

const listOrders: readonly ListOrder<Record<string, unknown>>[] = [
  { id: "pris", label: "Pris", ranking: "Lägst pris först." },
  { id: "storlek", label: "Storlek", ranking: "Störst först.", by: ({ size }) => -Number(size) },
];
const web = { filters, listOrders } as unknown as VerticalWeb;
const result = { searchId: "s1", offers } as unknown as ShownResult;

function List() {
  const narrowed = useNarrowedList(web, result);
  return (
    <FilteredList narrowed={narrowed} offers={offers}>
      <p data-testid="list">{narrowed.shown.map(({ resultId }) => resultId).join(" ")}</p>
    </FilteredList>
  );
}

const show = (search = "?searchid=s1") =>
  render(
    <MemoryRouter initialEntries={[`/jamfor/${search}`]}>
      <List />
    </MemoryRouter>,
  );
const counts = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("button", { hidden: true })
    .map(({ textContent }) => textContent);
const list = () => screen.queryByTestId("list")?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, "", "?searchid=s1"));

describe("a list that can be filtered", () => {
  it("shows all at first, and for each choice how many it leaves; none that would leave nothing", () => {
    show();
    expect(list()).toBe("a b c");
    const group = within(screen.getByRole("group", { name: "Sort" }));
    expect(group.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Alla 3", "Liten 2", "Stor 1"]);
    expect(group.getByRole("button", { name: "Alla 3" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("Visar 3 av 3");
  });

  it("narrows where it is, states how many are left, and keeps the choice in the address", () => {
    show();
    press("Liten 2");
    expect(list()).toBe("a b");
    expect(screen.getByRole("status").textContent).toBe("Visar 2 av 3");
    expect(screen.getByRole("button", { name: "Liten 2" }).getAttribute("aria-pressed")).toBe("true");
    expect(window.location.search).toBe("?searchid=s1&sort=liten");
    press("Blå 1");
    expect(list()).toBe("a");
    expect(window.location.search).toBe("?searchid=s1&sort=liten&farg=bla");
    press("Alla 1");
    expect(window.location.search).toBe("?searchid=s1&farg=bla");
  });

  it("counts what each choice would leave beside the other choices, and offers none that would leave nothing", () => {
    show();
    press("Stor 1");
    expect(counts("Färg")).toEqual(["Alla färger 1", "Blå 0"]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Blå 0", hidden: true }).disabled).toBe(true);
    expect(counts("Sort")).toEqual(["Alla 3", "Liten 2", "Stor 1"]);
    press("Liten 2");
    press("Blå 1");
    expect(counts("Sort")).toEqual(["Alla 1", "Liten 1", "Stor 0"]);
    // Every count is what the press leaves.
    press("Alla 1");
    expect(list()).toBe("a");
  });

  it("states how many are left also as its address is rendered", () => {
    show("?searchid=s1&sort=stor");
    expect(screen.getByRole("status").textContent).toBe("Visar 1 av 3");
  });

  it("is ordered anew where it is and by its address, equal ones by name, and leaves the order of the rank out of it", () => {
    show();
    press("Storlek");
    expect(list()).toBe("c a b");
    expect(window.location.search).toBe("?searchid=s1&ordning=storlek");
    expect(screen.getByRole("button", { name: "Storlek" }).getAttribute("aria-pressed")).toBe("true");
    press("Liten 2");
    expect(list()).toBe("a b");
    press("Pris");
    expect(window.location.search).toBe("?searchid=s1&sort=liten");
    cleanup();
    show("?searchid=s1&ordning=storlek");
    expect(list()).toBe("c a b");
    const form = screen.getByRole("form", { name: "Ordning" }) as HTMLFormElement;
    expect([...new FormData(form)]).toEqual([["searchid", "s1"]]);
    const choice = within(form).getByRole<HTMLButtonElement>("button", { name: "Storlek" });
    expect([choice.type, choice.name, choice.value]).toEqual(["submit", "ordning", "storlek"]);
  });

  it("names what the choices leave out, with its price, and leads back to all of it", () => {
    show();
    press("Liten 2");
    expect(screen.getByText(/visas inte/).textContent?.replaceAll(/\s/g, " ")).toBe(
      "1 visas inte med liten: A 300 kr/mån.",
    );
    press("Visa alla 3");
    expect(list()).toBe("a b c");
    expect(screen.queryByText(/visas inte/)).toBeNull();
    expect(window.location.search).toBe("?searchid=s1");
  });

  it("states when nothing fits all choices, and leads back to the whole list", () => {
    show("?searchid=s1&sort=stor&farg=bla");
    expect(list()).toBeUndefined();
    expect(screen.getByText("Inget i listan passar alla dina val.")).toBeTruthy();
    press("Visa alla");
    expect(list()).toBe("a b c");
  });

  it("is rendered as its address states, and ignores what it does not know", () => {
    show("?searchid=s1&sort=stor&farg=gul");
    expect(list()).toBe("c");
  });

  it("works without script: each choice is a form that keeps the rest of the address", () => {
    show("?searchid=s1&farg=bla");
    const form = screen.getByRole("group", { name: "Sort" }).closest("form") as HTMLFormElement;
    expect(form.method).toBe("get");
    expect([...new FormData(form)]).toEqual([
      ["searchid", "s1"],
      ["farg", "bla"],
    ]);
    const choice = within(form).getByRole<HTMLButtonElement>("button", { name: "Liten 1" });
    expect([choice.type, choice.name, choice.value]).toEqual(["submit", "sort", "liten"]);
  });

  it("closes a menu by Escape, with the focus on what opened it", () => {
    show();
    const menu = document.querySelector("details") as HTMLDetailsElement;
    menu.open = true;
    fireEvent.keyDown(within(menu).getByRole("button", { name: "Blå 1" }), { key: "Escape" });
    expect(menu.open).toBe(false);
    expect(document.activeElement?.tagName).toBe("SUMMARY");
  });
});
