/** Texts around the fields of a form. */
export const summaryTexts = {
  errorHeading: (count: number) =>
    count === 1 ? "Ett fält behöver rättas" : `${SMALL_NUMBERS[count] ?? count} fält behöver rättas`,
  /** A label that is a sentence or a question has its own punctuation. */
  error: (label: string, message: string) =>
    label === "" ? message : `${label}${/[.?!]$/.test(label) ? "" : ":"} ${message}`,
} as const;

export const repeatedTexts = {
  ofAtMost: (count: number, most: number) => `${count} av högst ${most}`,
  numbered: (item: string, number: number) => `${item} ${number}`,
  removed: (item: string) => `${item} är borttagen`,
} as const;

/** Numbers up to twelve are spelled out. */
const SMALL_NUMBERS = ["Inga", "Ett", "Två", "Tre", "Fyra", "Fem", "Sex", "Sju", "Åtta", "Nio", "Tio", "Elva", "Tolv"];
