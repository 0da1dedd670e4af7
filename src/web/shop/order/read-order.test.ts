import { describe, expect, it } from "vitest";
import { sampleOrderData } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { showsClickOut } from "#web/shop/order-complete/click-out.ts";
import { isSettled, readHeader, readMore, readOrder, readSections } from "./read-order.ts";

describe("an order read from the wire", () => {
  it("has up to four sections in their order, and none that is empty [C-205]", () => {
    const { SummaryData } = sampleOrderData().SubmittedOrderData;
    expect(readSections(SummaryData).map(({ id }) => id)).toEqual([
      "additionalheader",
      "customizeheader",
      "personalheader",
      "subscriptionheader",
    ]);
    expect(readSections({ ...SummaryData, additionalheader: [], personalheader: [] }).map(({ id }) => id)).toEqual([
      "customizeheader",
      "subscriptionheader",
    ]);
  });

  it("has a header with two or three bullets, or none at all", () => {
    const data = sampleOrderData().OrderHeaderCoachData;
    if (!data) throw new Error("the sample has a header");
    expect(readHeader("my", data)).toMatchObject({ kind: "my", title: data.Title, steps: { length: 2 } });
    const { Bullet3: _, ...two } = data;
    expect(readHeader("coach", two)).toMatchObject({ kind: "coach", bullets: [data.Bullet1, data.Bullet2] });
    expect(readHeader("coach", null)).toEqual({ kind: "plain" });
  });

  it("ends with a text or a card", () => {
    expect(readMore("Tack")).toEqual({ kind: "text", text: "Tack" });
    expect(readMore(sampleOrderData().AdditionalContent)).toMatchObject({ kind: "card", bullets: { length: 2 } });
  });

  it.each([
    ["open", false],
    ["waiting", false],
    ["placed", true],
    ["refused", true],
    ["repriced", true],
    ["expired", true],
    ["uncertain", true],
  ] as const)("%s is settled: %s", (State, settled) => {
    expect(isSettled(readOrder(sampleOrderData({ State })))).toBe(settled);
  });

  it("needs the visitor only while the provider waits", () => {
    const needing = { OrderType: "user_interaction_needed" } as const;
    expect(readOrder(sampleOrderData({ ...needing, State: "waiting" })).needsVisitor).toBe(true);
    expect(readOrder(sampleOrderData({ ...needing, State: "placed" })).needsVisitor).toBe(false);
    expect(readOrder(sampleOrderData({ State: "open" })).needsVisitor).toBe(false);
  });
});

describe("the way out to the provider", () => {
  it.each([
    [true, "a@b.se", "0701740605", true],
    [true, "a@b.se", "", false],
    [true, "", "0701740605", false],
    [true, "", "", false],
    [false, "a@b.se", "0701740605", false],
    [false, "a@b.se", "", false],
    [false, "", "0701740605", false],
    [false, "", "", false],
  ])("flag %s, e-mail '%s', phone '%s': %s [C-219]", (isClickOut, email, phone, isShown) => {
    expect(showsClickOut({ isClickOut, email, phone })).toBe(isShown);
  });
});
