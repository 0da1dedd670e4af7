/** GS1: from the right, the digits before the last weigh three and one by turns; with the last they add up to a whole ten. */
export function gs1CheckDigit(digits: string): number {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Spaces between the digits are allowed: people copy numbers in groups. */
export function hasGs1CheckDigit(typed: string): boolean {
  const digits = typed.replaceAll(/\s/g, "");
  return /^\d{2,}$/.test(digits) && gs1CheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}
