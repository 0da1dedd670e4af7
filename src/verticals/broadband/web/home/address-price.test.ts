import { expect, it } from "vitest";
import { type AddressPricesResult, labelOf, readAddressPrice, targetOf } from "./address-price.ts";

const done: AddressPricesResult = {
  SearchAlreadyInProgress: false,
  SearchId: "s1",
  Ok: [
    { MonthlyFee: 449, BroadbandType: "fiber" },
    { MonthlyFee: 299, BroadbandType: "mobile" },
  ],
};
const plain = (text: string) => text.replaceAll(/\s/g, " ");

it("is calculating while a search is in progress or no search id exists, and leads nowhere [B-002] [B-005]", () => {
  for (const result of [
    { ...done, SearchAlreadyInProgress: true },
    { ...done, SearchId: null },
  ]) {
    const state = readAddressPrice(result);
    expect([labelOf(state), targetOf(state)]).toEqual(["Hämtar ditt pris...", undefined]);
  }
});

it("has the lowest fee, and leads to the offers of its type [B-002] [B-007]", () => {
  const state = readAddressPrice(done);
  expect([plain(labelOf(state)), targetOf(state)]).toEqual(["Från 299 kr/mån", "/bredband/?searchid=s1&type=mobile"]);
});

it("without an offer, or without an answer, has a link and no price [B-002] [B-007]", () => {
  const none = readAddressPrice({ ...done, Ok: [] });
  expect([labelOf(none), targetOf(none)]).toEqual(["Kolla priset", "/bredband/?searchid=s1"]);
  const failed = readAddressPrice(undefined);
  expect([labelOf(failed), targetOf(failed)]).toEqual(["Kolla priset", "/bredband/"]);
});
