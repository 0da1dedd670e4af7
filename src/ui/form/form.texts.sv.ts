/** Said around fields; what the rules say lies with them in the domain. */
export const summaryTexts = {
  errorPrefix: "Fel: ",
  errorHeading: (count: number) =>
    count === 1 ? "Ett fält behöver rättas" : `${SMALL_NUMBERS[count] ?? count} fält behöver rättas`,
} as const;

/** Numbers up to twelve are written as words. */
const SMALL_NUMBERS = ["Inga", "Ett", "Två", "Tre", "Fyra", "Fem", "Sex", "Sju", "Åtta", "Nio", "Tio", "Elva", "Tolv"];
