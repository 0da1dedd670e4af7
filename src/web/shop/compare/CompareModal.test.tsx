import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { sampleResult, sampleVertical } from "../../../../gallery/samples/result-sample.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { CompareModal } from "./CompareModal.tsx";

// Its script comes by itself in the browser; here it is at hand.
beforeAll(async () => void (await sampleVertical.compare?.load()));
// jsdom lays nothing out: no column is ever seen to come or go.
beforeEach(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  vi.stubGlobal(
    "IntersectionObserver",
    vi.fn(function Observer() {
      return observer;
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(result: ShownResult, web: VerticalWeb = sampleVertical): Promise<HTMLElement> {
  const props = { web, result, pinned: undefined, isOpen: true, onClose: () => undefined, track: () => undefined };
  const Component = () => (
    <Suspense fallback={null}>
      <CompareModal {...props} />
    </Suspense>
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  await act(async () => void render(<Stub />));
  return screen.findByRole("dialog");
}

const heads = (dialog: HTMLElement) => within(dialog).getAllByRole("columnheader").slice(1);

it("has the offers in the list's order, each with its price by month and year", async () => {
  const result = sampleResult({});
  const dialog = await open(result);
  expect(heads(dialog).map((head) => head.dataset["column"])).toEqual(result.offers.map(({ resultId }) => resultId));
  for (const head of heads(dialog)) expect(head.textContent).toMatch(/\d\u00A0?kr\/mån.*\d\u00A0kr\/år/s);
});

it("has a column for each offer of one provider, named by its product and pinned by itself", async () => {
  const sample = sampleResult({});
  const [first, second, ...others] = sample.offers;
  if (!first || !second) throw new Error("too few samples");
  const several = ["Liten", "Stor"].map((subscriptionName) => ({
    ...first,
    subscriptionName,
    resultId: subscriptionName,
    isOneOfSeveral: true as const,
  }));
  const dialog = await open({ ...sample, offers: [...several, second, ...others] });
  await userEvent.click(within(dialog).getByRole("button", { name: `Fäst ${first.providerName} Stor först` }));
  expect(heads(dialog).map((head) => head.dataset["column"])).toEqual([
    "Stor",
    "Liten",
    ...[second, ...others].map(({ resultId }) => resultId),
  ]);
  const pinned = within(dialog).getAllByRole("button", { pressed: true });
  expect(pinned.map((button) => button.textContent)).toHaveLength(1);
});

it("shows what the visitor has today when it is known, by month and year", async () => {
  const plain = await open(sampleResult({}));
  expect(within(plain).queryByText(/^Du idag/)).toBeNull();
  cleanup();
  const result = sampleResult({ current: {} });
  const dialog = await open(result);
  const yours = within(dialog).getByText(`Du idag: ${result.current?.providerName}.`).closest("p");
  expect(yours?.textContent).toMatch(/kr\/mån.*kr\/år/s);
});

it("'Visa detaljer' explains the rows, and is not there where there is nothing to explain", async () => {
  const dialog = await open(sampleResult({}));
  const rowsBefore = within(dialog).getAllByRole("row").length;
  await userEvent.click(within(dialog).getByLabelText("Visa detaljer"));
  expect(within(dialog).getAllByRole("row").length).toBeGreaterThan(rowsBefore);
  cleanup();
  const bare: VerticalWeb = {
    ...sampleVertical,
    compare: {
      async load() {
        const comparison = await sampleVertical.compare?.load();
        if (!comparison) throw new Error("the sample compares nothing");
        const plain = (cells: readonly { readonly text: string }[]) => cells.map(({ text }) => ({ text }));
        return {
          ...comparison,
          rows: (offers) => comparison.rows(offers).map(({ id, label, cells }) => ({ id, label, cells: plain(cells) })),
        };
      },
    },
  };
  expect(within(await open(sampleResult({}), bare)).queryByLabelText("Visa detaljer")).toBeNull();
});
