/**
 * Swedish personal numbers and coordination numbers, as typed and as stored (twelve digits).
 * OP-26: Luhn and date are checked; ten digits take the latest century that is not in the future.
 */
export interface PersonalNumber {
  /** YYYYMMDDNNNC; a coordination number keeps its raised day. */
  readonly digits: string;
  readonly kind: "personal" | "coordination";
  readonly birthYear: number;
  /** Undefined when a coordination number marks it as not known. */
  readonly birthMonth: number | undefined;
  readonly birthDay: number | undefined;
}

/** `today` is an ISO date: it decides the century of ten digits, and rejects births in the future. */
export function parsePersonalNumber(typed: string, today: string): PersonalNumber | undefined {
  const digits = typed.replace(/\D/g, "");
  if (digits.length !== 10 && digits.length !== 12) return undefined;
  const ten = digits.slice(-10);
  if (!hasLuhnChecksum(ten)) return undefined;
  const month = Number(ten.slice(2, 4));
  const rawDay = Number(ten.slice(4, 6));
  const isCoordination = rawDay >= COORDINATION_DAY_OFFSET;
  const day = isCoordination ? rawDay - COORDINATION_DAY_OFFSET : rawDay;
  if (!isCoordination && (month === 0 || day === 0)) return undefined;
  const birthYear =
    digits.length === 12
      ? Number(digits.slice(0, 4))
      : latestYear(Number(ten.slice(0, 2)), month, day, hasCenturyMark(typed), today);
  if (birthYear < FIRST_BIRTH_YEAR || !isDate(birthYear, month, day)) return undefined;
  if (toDayNumber(birthYear, month, day) > isoToDayNumber(today)) return undefined;
  return {
    digits: `${birthYear}${ten.slice(2)}`,
    kind: isCoordination ? "coordination" : "personal",
    birthYear,
    birthMonth: month || undefined,
    birthDay: day || undefined,
  };
}

export const isPersonalNumber = (typed: string, today: string): boolean =>
  parsePersonalNumber(typed, today) !== undefined;

/** Whole years on an ISO date. An unknown birthday counts as the year's or month's last: no one is made older than they are. */
export function ageOn(number: PersonalNumber, date: string): number {
  const [year, month, day] = splitIsoDate(date);
  const birthMonth = number.birthMonth ?? 12;
  const birthDay = number.birthDay ?? 31;
  const hasHadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  return year - number.birthYear - (hasHadBirthday ? 0 : 1);
}

/** A coordination number's day is raised by this; exactly this much means that the day is not known. */
const COORDINATION_DAY_OFFSET = 60;

/** Personal numbers began in 1947, for people already alive then. */
const FIRST_BIRTH_YEAR = 1850;

/** Weights 2, 1, 2, … over all ten digits, digit sums added: a multiple of ten. */
export function hasLuhnChecksum(ten: string): boolean {
  let sum = 0;
  for (let at = 0; at < 10; at++) {
    const product = Number(ten[at]) * (at % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

/** A plus in place of the dash means that the person has turned, or this year turns, a hundred. */
const hasCenturyMark = (typed: string): boolean => /\+\D*\d{4}\D*$/.test(typed);

function latestYear(twoDigits: number, month: number, day: number, isHundred: boolean, today: string): number {
  const [thisYear] = splitIsoDate(today);
  const year = thisYear - (thisYear % 100) + twoDigits;
  // The mark is used from new year, before the birthday: only the year decides.
  if (isHundred) return year > thisYear ? year - 200 : year - 100;
  return toDayNumber(year, month, day) > isoToDayNumber(today) ? year - 100 : year;
}

/** Parts that are not known (zero) are not checked; a month of 31 days is then allowed for. */
function isDate(year: number, month: number, day: number): boolean {
  if (month > 12) return false;
  return day <= (month === 0 ? 31 : daysIn(year, month));
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Orders dates; not a count of days. */
const toDayNumber = (year: number, month: number, day: number): number => year * 10_000 + month * 100 + day;

const isoToDayNumber = (date: string): number => toDayNumber(...splitIsoDate(date));

const splitIsoDate = (date: string): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];
