/**
 * What the state pays at most per person and bank when a bank fails, by date: lagen (1995:1571) om insättningsgaranti 4 §, and the
 * amounts that Riksgälden sets every fifth year.
 */
const LIMITS: readonly { readonly from: string; readonly ore: number }[] = [
  { from: "2016-01-01", ore: 950_000_00 },
  { from: "2021-01-01", ore: 1_050_000_00 },
  { from: "2026-01-01", ore: 1_150_000_00 },
];

export function guaranteeLimitOre(day: string): number {
  const row = LIMITS.findLast(({ from }) => from <= day);
  if (!row) throw new Error(`no limit on ${day}`);
  return row.ore;
}
