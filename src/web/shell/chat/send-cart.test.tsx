import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CartLine } from "#domain/chat/chat-cart.ts";
import { cartChanged, offerCart } from "./cart-source.ts";
import { sendCart } from "./send-cart.ts";
import type { ChatWidget } from "./chat-frame.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function makeWidget() {
  const carts: (readonly CartLine[])[] = [];
  const visitors: unknown[] = [];
  const widget: ChatWidget = {
    open: () => undefined,
    minimize: () => undefined,
    setVisitor: (visitor) => void visitors.push(visitor),
    setCart: (lines) => void carts.push(lines),
  };
  return { widget, carts, visitors };
}

const rules = { isLegacyPiiSharingOn: false };

test("the cart is offered every three seconds until the chat can take it, then no more [F-153]", () => {
  const { widget, carts } = makeWidget();
  let isReady = false;
  let looks = 0;
  const findWidget = () => {
    looks += 1;
    return isReady ? widget : undefined;
  };
  const withdraw = offerCart(() => ({ zip: "123 45" }));
  const stop = sendCart({ findWidget, reference: "r1", rules });
  vi.advanceTimersByTime(6_000);
  expect([looks, carts]).toEqual([3, []]);
  isReady = true;
  vi.advanceTimersByTime(2_999);
  expect(carts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(carts).toEqual([[{ label: "Postnummer", value: "123 45" }]]);
  vi.advanceTimersByTime(60_000);
  expect(looks).toBe(4);
  cartChanged();
  expect(carts).toHaveLength(2);
  stop();
  withdraw();
});

test("the visitor is a reference; the personal number only when sharing is turned on [F-154]", () => {
  const withdraw = offerCart(() => ({ civicnumber: "198502102380" }));
  for (const [isLegacyPiiSharingOn, expected] of [
    [false, { reference: "r1" }],
    [true, { reference: "r1", civicnumber: "198502102380" }],
  ] as const) {
    const { widget, visitors } = makeWidget();
    sendCart({ findWidget: () => widget, reference: "r1", rules: { isLegacyPiiSharingOn } })();
    expect(visitors).toEqual([expected]);
  }
  withdraw();
});
