import { expect, it } from "vitest";
import { findPersonalNumbers } from "./find-personal-numbers.ts";

const find = (log: string) => findPersonalNumbers(log, "2026-11-15");

it.each([
  "198502102380",
  "19850210-2380",
  "850210-2380",
  "8502102380",
  "850210–2380",
  "850210 - 2380",
  "850210%2D2380",
  "850210%E2%80%932380",
  "８５０２１０２３８０",
  "198502102380198502102380",
])("finds %s in a log, and does not repeat it", (number) => {
  expect(find(`started\n{"path":"/ajax/?civicnumber=${number}"}\ndone`)).toEqual(['{"path":"/ajax/?civicnumber=…"}']);
  expect(find(`{"id":"${number}_Anna"}`)).toEqual(['{"id":"…_Anna"}']);
});

it("ignores other digits: times, counts, invalid numbers", () => {
  expect(
    find('{"time":1794716096161,"count":8502102381}\n{"port":40127,"took":"198502102381"}\n{"id":"1198502102380"}'),
  ).toEqual([]);
});

it("ignores the random id of a trace, and nothing beside it", () => {
  const trace = '"traceId":"ab198502102380cd4da6a3ce929d0e0e"';
  expect(find(`{${trace},"status":500}`)).toEqual([]);
  expect(find(`{${trace},"detail":"198502102380"}`)).toHaveLength(1);
});
