const COUNTS = [
  "noll",
  "ett",
  "två",
  "tre",
  "fyra",
  "fem",
  "sex",
  "sju",
  "åtta",
  "nio",
  "tio",
  "elva",
  "tolv",
  "tretton",
  "fjorton",
  "femton",
];

/** "åtta", "21". */
export const countWord = (count: number): string => COUNTS[count] ?? String(count);
