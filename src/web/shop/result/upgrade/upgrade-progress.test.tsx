import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sampleResult, sampleVertical as web } from "../../../../../gallery/samples/result-sample.tsx";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { UpgradeBox } from "./UpgradeBox.tsx";

interface Asked {
  readonly address: string;
  readonly fields: Record<string, string>;
  readonly answer: (body: unknown) => void;
}
let asked: Asked[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    "fetch",
    (address: string, { body }: { body: URLSearchParams }) =>
      new Promise((resolve) => {
        const answer = (data: unknown) => resolve(Response.json(data));
        asked.push({ address, fields: Object.fromEntries(body), answer });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const callsTo = (end: string) => asked.filter(({ address }) => address.endsWith(end));
const [offer] = sampleResult({}).offers as [ShownOffer];
const upgrade = { title: "Uppgradera", gives: () => undefined, changes: { insurancetype: "full" } };
const TITLE = "Kontrollerar pris och uppgifter. Vänligen vänta!";

it("follows its search every second by the id it was asked with, until there is a price [F-136]", async () => {
  render(<UpgradeBox vertical={web.description} searchId="one" choices={{}} upgrade={upgrade} offer={offer} />);
  await pass(0);
  expect(screen.getByText(TITLE).getAttribute("role")).toBe("status");
  await pass(999);
  expect(callsTo("/progress")).toHaveLength(0);
  await pass(1);
  const [search, progress] = [callsTo("/jamfor/ajax")[0], callsTo("/jamfor/progress")[0]];
  expect(search?.fields).toMatchObject({ basedon: "one", insurancetype: "full" });
  expect(progress?.fields).toEqual({ tempsearchid: search?.fields["tempsearchid"] });
  const provider = (Answered: boolean) => ({ ProviderId: 1, ProviderName: "", Fee: null, Answered });
  const Providers = [provider(true), provider(false), provider(false), provider(false)];
  progress?.answer({ Success: true, Data: { Result: { Done: false, Providers } } });
  await pass(1_000);
  expect(callsTo("/progress")).toHaveLength(2);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("25");

  const Ok = [
    {
      ProviderId: offer.providerId,
      MonthlyFeeRaw: offer.price.headline.value / 100 + 128,
    },
  ];
  search?.answer({ Success: true, Data: { Result: { SearchId: "two", Ok } } });
  await pass(0);
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(screen.getByRole("status").textContent).toMatch(/^\+128\skr\/mån/);
  await pass(5_000);
  expect(callsTo("/progress")).toHaveLength(2);
});
