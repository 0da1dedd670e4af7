import ICAL from "ical.js";
import { expect, test } from "vitest";
import { foldLine, writeCalendar } from "./icalendar.ts";

const event = {
  uid: "a-renews@sparv",
  day: "2027-01-18",
  knownOn: "2026-11-15",
  summary: "Försäkring; hos A, B \\ C förnyas",
  description: `Säg upp i tid.\n${"åäö ".repeat(40)}`,
  url: "https://sparv.example/minasidor/hushall/",
  alarmDays: 7,
};
const calendar = writeCalendar({ name: "Hushållet", refreshDays: 1, events: [event] });
const parse = () => new ICAL.Component(ICAL.parse(calendar) as unknown[]);

test("a parser reads back every text, with the characters that the format uses itself", () => {
  const read = new ICAL.Event(parse().getFirstSubcomponent("vevent") ?? undefined);
  expect([read.uid, read.summary, read.description]).toEqual([event.uid, event.summary, event.description]);
  expect(parse().getFirstPropertyValue("x-wr-calname")).toBe("Hushållet");
});

test("an event is of a whole day, and reminds before it", () => {
  const component = parse().getFirstSubcomponent("vevent");
  const start = component?.getFirstPropertyValue("dtstart") as { isDate: boolean; toString(): string };
  expect([start.isDate, String(start)]).toEqual([true, "2027-01-18"]);
  expect(String(component?.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger"))).toBe("-P7D");
});

test("every line ends with CRLF and has at most 75 octets", () => {
  const lines = calendar.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test("a line is never cut within a character", () => {
  const line = "å".repeat(100);
  expect(foldLine(line).replaceAll("\r\n ", "")).toBe(line);
  expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
});
