import { formatMonth } from "#domain/calendar/format-date.ts";

export const sampleHours: readonly number[] = [
  20, 19, 15, 14, 18, 27, 46, 71, 94, 90, 66, 54, 50, 49, 55, 74, 103, 121, 108, 82, 58, 42, 34, 32,
];
export const sampleTemperatures: readonly number[] = [
  -4, -6, -7, -8, -9, -8, -6, -3, 0, 2, 4, 6, 7, 8, 7, 5, 3, 1, 0, -1, -2, -3, -3, -4,
];

const hour = (at: number): string => `${String(at).padStart(2, "0")}:00`;

export const hourPoints = (values: readonly number[], text: (value: number) => string) =>
  values.map((value, at) => ({ name: `${hour(at)}–${hour(at + 1)}`, value, text: text(value) }));

export const hourTicks = [0, 3, 6, 9, 12, 15, 18, 21, 24].map((at) => ({
  at,
  text: hour(at),
  shortText: hour(at).slice(0, 2),
  isMinor: at % 6 !== 0,
}));

/** May has not been read of the first series. */
const AMOUNTS: readonly (readonly (number | undefined)[])[] = [
  [1460, 970],
  [1264, 970],
  [1443, 970],
  [1080, 970],
  [undefined, 970],
  [579, 970],
  [523, 970],
  [609, 970],
  [721, 970],
  [854, 970],
  [1230, 970],
  [1311, 970],
];

export const months = AMOUNTS.map((values, index) => {
  const name = formatMonth(`2026-${String(index + 1).padStart(2, "0")}`);
  return { name, shortName: name.slice(0, 3), initial: name.slice(0, 1).toUpperCase(), values };
});
