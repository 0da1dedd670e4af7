import { expect, it } from "vitest";
import { readPlace } from "./checkout-place.ts";

const PATH = "/forsakring/exempel/";

it.each([
  ["/forsakring/exempel/order/?resultid=a", { kind: "checkout", resultId: "a", fetchDataId: undefined }],
  ["/forsakring/exempel/order/?resultid=a&fetchdataid=b", { kind: "checkout", resultId: "a", fetchDataId: "b" }],
  ["/forsakring/exempel/order/klar/?order=c", { kind: "ordered", orderId: "c" }],
  ["/forsakring/exempel/order/", { kind: "list" }],
  ["/forsakring/exempel/order/klar/", { kind: "list" }],
  ["/forsakring/exempel/jamfor/?searchid=d", { kind: "list" }],
  ["/forsakring/annan/order/?resultid=a", { kind: "list" }],
])("%s", (address, place) => {
  expect(readPlace(PATH, address)).toEqual(place);
});
