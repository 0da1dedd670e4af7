import { act, cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { webVerticals } from "#verticals/web-registry.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { Searching } from "./Searching.tsx";

/** The stubbed server: the requests it got, and an answer for each that the test sends. */
interface Asked {
  readonly address: string;
  readonly fields: Record<string, string>;
  answer(body: unknown): Promise<void>;
  lose(): Promise<void>;
}
let asked: Asked[];
const readLoader = vi.fn(() => null);
const announce = vi.fn();
const onInvalid = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  readLoader.mockClear();
  announce.mockClear();
  onInvalid.mockClear();
  vi.stubGlobal(
    "fetch",
    (address: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        asked.push({
          address,
          fields: Object.fromEntries(body),
          answer: (value) => act(async () => resolve(Response.json(value))),
          lose: () => act(async () => reject(new TypeError("Failed to fetch"))),
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const web = await webVerticals[0]?.load();
if (!web) throw new Error("No vertical to try with");

const RESULT: ShownResult = {
  vertical: web.description.name,
  searchId: "stored-search",
  choices: {},
  state: "created",
  view: { kind: "searching" },
  summary: {},
  lead: "",
  cheaperHeading: "",
  today: "2026-11-15",
  current: undefined,
  parts: { hasCheckout: false, fetch: undefined },
  askedCount: 3,
  offers: [],
  providersWithoutOffer: [],
  waitingFor: [1, 2, 3].map((providerId) => ({
    providerId,
    name: `Bolag ${providerId}`,
    logoUrl: `/logos/${providerId}.svg`,
  })),
  progress: [],
};

async function show(): Promise<void> {
  const Stub = createRoutesStub([
    {
      path: "/",
      loader: readLoader,
      HydrateFallback: () => null,
      Component: () => <Searching web={web as never} result={RESULT} announce={announce} onInvalid={onInvalid} />,
    },
  ]);
  await act(async () => void render(<Stub />));
  await pass(0);
  readLoader.mockClear();
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const callsTo = (end: string) => asked.filter(({ address }) => address.endsWith(end));
const percent = () => screen.getByRole("progressbar").getAttribute("aria-valuenow");
const providers = (fees: (string | null | undefined)[]) => ({
  Success: true,
  Data: {
    Result: {
      Done: false,
      Providers: fees.map((fee, index) => ({
        ProviderId: index + 1,
        ProviderName: "",
        Fee: fee ?? null,
        Answered: fee !== undefined,
      })),
    },
  },
});

describe("a running search", () => {
  it("is requested by its id, with the page's own id of at least 128 bits [C-006]", async () => {
    await show();
    const [call] = asked;
    expect(call?.address).toBe(`${web.description.path}jamfor/ajax`);
    expect(call?.fields).toMatchObject({ orderflowversion: "new_manual_v1", searchid: "stored-search" });
    expect(call?.fields["tempsearchid"]).toMatch(/^[\w-]{27,64}$/);
  });

  it("is polled every 800 ms with that same id until it is done [C-014]", async () => {
    await show();
    await pass(800);
    expect(callsTo("progress")).toHaveLength(1);
    expect(callsTo("progress")[0]?.fields).toEqual({
      progress: "true",
      tempsearchid: asked[0]?.fields["tempsearchid"],
    });
    await callsTo("progress")[0]?.answer(providers([undefined, undefined, undefined]));
    await pass(800);
    expect(callsTo("progress")).toHaveLength(2);
    await callsTo("ajax")[0]?.answer({ Success: true });
    await pass(5000);
    expect(callsTo("progress")).toHaveLength(2);
  });

  it("shows ten percent at first, and more for each poll", async () => {
    await show();
    expect(percent()).toBe("10");
    await pass(800);
    await callsTo("progress")[0]?.answer(providers([undefined, undefined, undefined]));
    expect(percent()).toBe("15");
  });

  it("shows how many have answered, and prices lowest first as they arrive", async () => {
    await show();
    expect(screen.getByText("Vi frågar 3 bolag.")).toBeTruthy();
    await pass(800);
    await callsTo("progress")[0]?.answer(providers(["301\u00A0kr", undefined, "236\u00A0kr"]));
    expect(screen.getByText("2 av 3 bolag har svarat.")).toBeTruthy();
    const cards = screen.getAllByRole("article");
    expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Bolag 3", "Bolag 1", "Bolag 2"]);
    expect(within(cards[0] as HTMLElement).getByText("236 kronor per månad")).toBeTruthy();
    expect(within(cards[2] as HTMLElement).getByText("Hämtar pris")).toBeTruthy();
  });

  it("leaves out a provider that gave no price", async () => {
    await show();
    await pass(800);
    await callsTo("progress")[0]?.answer(providers([null, undefined, undefined]));
    expect(screen.queryByRole("article", { name: "Bolag 1" })).toBeNull();
    expect(screen.getByText("1 av 3 bolag har svarat.")).toBeTruthy();
  });

  it("is announced at the start and when half have answered, not at every answer", async () => {
    await show();
    expect(announce.mock.calls).toEqual([["Vi frågar 3 bolag."]]);
    await pass(800);
    await callsTo("progress")[0]?.answer(providers(["301\u00A0kr", undefined, undefined]));
    expect(announce).toHaveBeenCalledTimes(1);
    await pass(800);
    await callsTo("progress")[1]?.answer(providers(["301\u00A0kr", "236\u00A0kr", undefined]));
    await pass(800);
    await callsTo("progress")[2]?.answer(providers(["301\u00A0kr", "236\u00A0kr", null]));
    expect(announce.mock.calls).toEqual([["Vi frågar 3 bolag."], ["2 av 3 bolag har svarat."]]);
  });

  it("stops when the search itself is invalid, and passes on the errors of its fields", async () => {
    await show();
    const Error = [{ ParameterId: "zip", Message: "Vänligen ange ett giltigt postnummer" }];
    await callsTo("ajax")[0]?.answer({ Success: false, Status: "ValidateError", Error });
    expect(onInvalid).toHaveBeenCalledWith([{ field: "zip", message: "Vänligen ange ett giltigt postnummer" }]);
    expect(screen.getByRole("alert").textContent).toContain("Något i din sökning behöver ändras");
    await pass(5000);
    expect(callsTo("progress")).toHaveLength(0);
  });

  it("asks a visitor who has searched too often to wait, and does not blame the connection", async () => {
    await show();
    await callsTo("ajax")[0]?.answer({ Success: false, Status: "TooManyRequests", Error: [] });
    const text = screen.getByRole("alert").textContent;
    expect(text).toContain("Det har gjorts ovanligt många sökningar härifrån.");
    expect(text).not.toContain("internet");
    expect(screen.getByRole("button", { name: "Försök igen" })).toBeTruthy();
  });

  it("fills the bar when done and fetches the list after one second [C-018]", async () => {
    await show();
    await callsTo("ajax")[0]?.answer({ Success: true });
    expect(percent()).toBe("100");
    await pass(999);
    expect(readLoader).not.toHaveBeenCalled();
    await pass(1);
    expect(readLoader).toHaveBeenCalledTimes(1);
    expect(percent()).toBe("0");
  });

  it("ends by the polls when the answer itself is lost", async () => {
    await show();
    await callsTo("ajax")[0]?.lose();
    await pass(800);
    await callsTo("progress")[0]?.answer({ Success: true, Data: { Result: { Done: true, Providers: [] } } });
    await pass(1000);
    expect(readLoader).toHaveBeenCalledTimes(1);
  });

  it("shows a refusal, stops polling, and starts over on request", async () => {
    await show();
    await callsTo("ajax")[0]?.answer({ Success: false, Status: "Unavailable", Error: [] });
    expect(screen.getByRole("alert").textContent).toContain("Något gick fel");
    await pass(5000);
    expect(callsTo("progress")).toHaveLength(0);
    await act(async () => screen.getByRole("button", { name: "Försök igen" }).click());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(callsTo("ajax")).toHaveLength(2);
    expect(callsTo("ajax")[1]?.fields["tempsearchid"]).not.toBe(callsTo("ajax")[0]?.fields["tempsearchid"]);
  });
});

describe("a search with a progress stream", () => {
  /** The browser's EventSource, as far as the page uses it. */
  class Stream extends EventTarget {
    static last: Stream | undefined;
    readonly address: string;
    isClosed = false;
    constructor(address: string) {
      super();
      this.address = address;
      Stream.last = this;
    }
    close() {
      this.isClosed = true;
    }
    send(name: string, data: unknown = {}): Promise<void> {
      return act(async () => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
    }
  }

  beforeEach(() => {
    Stream.last = undefined;
    vi.stubGlobal("EventSource", Stream);
  });

  it("is updated at once, and not polled", async () => {
    await show();
    expect(Stream.last?.address).toBe(
      `${web.description.path}jamfor/progress/stream?tempsearchid=${asked[0]?.fields["tempsearchid"]}`,
    );
    await Stream.last?.send("progress", providers(["301\u00A0kr", undefined, undefined]));
    expect(screen.getByText("1 av 3 bolag har svarat.")).toBeTruthy();
    await pass(5000);
    expect(callsTo("progress")).toHaveLength(0);
  });

  it("moves the bar with time between two events", async () => {
    await show();
    await Stream.last?.send("progress", providers([undefined, undefined, undefined]));
    expect(percent()).toBe("10");
    await pass(800);
    expect(percent()).toBe("15");
  });

  it.each(["bye", "error"])("is polled every 800 ms after the stream event %s [C-014]", async (event) => {
    await show();
    await Stream.last?.send("progress", providers(["301\u00A0kr", undefined, undefined]));
    await Stream.last?.send(event);
    expect(Stream.last?.isClosed).toBe(true);
    for (const [index, fees] of [[undefined], ["236\u00A0kr"], [null]].entries()) {
      await pass(799);
      expect(callsTo("progress")).toHaveLength(index);
      await pass(1);
      expect(callsTo("progress")).toHaveLength(index + 1);
      await callsTo("progress")[index]?.answer(providers(["301\u00A0kr", ...fees, undefined]));
    }
    expect(screen.getByText("2 av 3 bolag har svarat.")).toBeTruthy();
    await callsTo("ajax")[0]?.answer({ Success: true });
    await pass(5_000);
    expect(callsTo("progress")).toHaveLength(3);
  });

  it("is polled when the stream has sent nothing for three seconds", async () => {
    await show();
    await pass(2_999);
    expect(Stream.last?.isClosed).toBe(false);
    await pass(1);
    expect(Stream.last?.isClosed).toBe(true);
    await pass(800);
    expect(callsTo("progress")).toHaveLength(1);
  });

  it("ends by the stream when the answer itself is lost", async () => {
    await show();
    await callsTo("ajax")[0]?.lose();
    await Stream.last?.send("progress", { Success: true, Data: { Result: { Done: true, Providers: [] } } });
    expect(Stream.last?.isClosed).toBe(true);
    await pass(1000);
    expect(readLoader).toHaveBeenCalledTimes(1);
  });
});
