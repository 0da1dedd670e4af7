/**
 * Independent sheets: what is paid or given, worked out from what providers have stated, in whole numbers and fractions without a limit. They share no
 * calculation with the product. docs/figures.md has their results.
 */

/** To the nearest whole, a half upwards. The divisor is above nothing. */
const round = (numerator: bigint, divisor: bigint): bigint => {
  const doubled = 2n * numerator + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && quotient * 2n * divisor !== doubled ? quotient - 1n : quotient;
};

export const wholeKr = (ore: number): number => Number(round(BigInt(ore), 100n));

/** An insurance, as its insurer has answered: öre for a month, and for the whole year at once. */
export interface AnsweredFees {
  readonly monthOre: number;
  readonly yearOre: number;
}

/** Whole kronor. A payment is rounded before it is counted; two ways that differ by less than a krona are stated as the same. */
export function paidOnSheet({ monthOre, yearOre }: AnsweredFees) {
  const month = wholeKr(monthOre);
  const atOnce = wholeKr(yearOre);
  const differs = Math.abs(12 * monthOre - yearOre) >= 100;
  return { month, twelve: 12 * month, atOnce, less: differs ? 12 * month - atOnce : 0 };
}

export interface LenderTerms {
  readonly name: string;
  readonly leastKr: number;
  readonly mostKr: number;
  /** Hundredths of a percent. */
  readonly from: number;
  readonly to: number;
  readonly setupKr: number;
  readonly noticeKr: number;
}

const HUNDREDTHS_A_MONTH = 120_000n;

/** A loan on the terms of the middle lender of all that lend the amount, the dearer one of two. Öre and hundredths of a percent. */
export function loanOnSheet(amountKr: number, years: number, lenders: readonly LenderTerms[]) {
  const lending = lenders
    .filter(({ leastKr, mostKr }) => leastKr <= amountKr && amountKr <= mostKr)
    .map((lender) => ({ ...lender, middle: Number(round(BigInt(lender.from + lender.to), 2n)) }))
    .toSorted((one, other) => one.middle - other.middle);
  const lender = lending[Math.floor(lending.length / 2)];
  if (!lender) throw new Error(`no lender lends ${amountKr} kr`);
  const months = years * 12;
  const rate = BigInt(lender.middle);
  const grown = (HUNDREDTHS_A_MONTH + rate) ** BigInt(months);
  const amountOre = BigInt(amountKr) * 100n;
  const payment = round(amountOre * rate * grown, HUNDREDTHS_A_MONTH * (grown - HUNDREDTHS_A_MONTH ** BigInt(months)));
  const notice = BigInt(lender.noticeKr) * 100n;
  let debt = amountOre;
  const paid: number[] = [];
  for (let month = 1; month <= months; month++) {
    const interest = round(debt * rate, HUNDREDTHS_A_MONTH);
    const repaid = month === months ? debt : payment - interest;
    debt -= repaid;
    paid.push(Number(interest + repaid + notice + (month === 1 ? BigInt(lender.setupKr) * 100n : 0n)));
  }
  const totalOre = paid.reduce((sum, each) => sum + each, 0);
  return {
    lender: lender.name,
    rate: lender.middle,
    monthOre: Number(payment + notice),
    totalOre,
    costOre: totalOre - Number(amountOre),
    effective: effectiveOnSheet(Number(amountOre), paid),
  };
}

/** The yearly rate at which all that is paid is worth what was lent, hundredths of a percent: halving between two rates. */
function effectiveOnSheet(lent: number, paid: readonly number[]): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 200; step++) {
    const month = (low + high) / 2;
    const worth = paid.reduce((sum, each, at) => sum + each / (1 + month) ** (at + 1), 0);
    if (worth > lent) low = month;
    else high = month;
  }
  return Math.round(((1 + low) ** 12 - 1) * 10_000);
}

export interface MortgageOnSheet {
  readonly loanKr: number;
  readonly valueKr: number;
  readonly borrowers: number;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/** A year's interest at an unchanged debt, less 30 % of what each borrower pays up to 100,000 kr and 21 % above it; a twelfth of it a month. Öre. */
export function mortgageOnSheet({ loanKr, valueKr, borrowers, rate }: MortgageOnSheet) {
  const year = round(BigInt(loanKr) * BigInt(rate), 100n);
  const limit = 10_000_000n * BigInt(borrowers);
  const below = year < limit ? year : limit;
  const relief = round(30n * below + 21n * (year - below), 100n);
  const share = loanKr / valueKr;
  const percent = share > 0.7 ? 2n : share > 0.5 ? 1n : 0n;
  return {
    yearOre: Number(year),
    reliefOre: Number(relief),
    interestOre: Number(round(year, 12n)),
    netOre: Number(round(year - relief, 12n)),
    repaidOre: Number(round(BigInt(loanKr) * percent, 12n)),
  };
}

/** What an amount gives after 30 % tax when the interest is paid once a year and stays. Öre. */
export function savingsOnSheet(amountKr: number, rate: number, years: number): number {
  let balance = BigInt(amountKr) * 100n;
  for (let year = 0; year < years; year++) {
    const interest = round(balance * BigInt(rate), 10_000n);
    balance += interest - round(interest * 30n, 100n);
  }
  return Number(balance) - amountKr * 100;
}
