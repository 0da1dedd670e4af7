/** Chooses from what a seed gives, so that the same seed and number make the same request. */
export interface SeededChooser {
  /** 0 up to, not with, 1. */
  next(): number;
  pick<T>(from: readonly T[]): T;
  chance(share: number): boolean;
}

export function createSeededChooser(random: () => number): SeededChooser {
  return {
    next: random,
    // A seeded number is below one, so the place is always there.
    pick: <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T,
    chance: (share) => random() < share,
  };
}

/** Skatteverket's test numbers in the ways people write them: none may appear in an answer or a log line. */
const PERSONAL_NUMBER_SPELLINGS = [
  "198502102380",
  "19850210-2380",
  "8502102380",
  "850210-2380",
  "850210+2380",
  "19850210 2380",
  "1985 02 10 2380",
  "199901232380",
  "19990123-2380",
] as const;

const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\u0001\u0008\u000b\u001b[31m",
  "\r\nset-cookie: a=b",
  "\u202e\u2066gpj.exe",
  "\u200b\ufeff",
  "\ud800",
  "\udc00x",
  "A\u030a\u0308".repeat(40),
  "\u0301".repeat(300),
  "😀".repeat(80),
  "'; drop table orders; --",
  "' or '1'='1",
  "\\'; select pg_sleep(5) --",
  "$1",
  "%00",
  "%ff%fe",
  "%",
  "%u0000",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}${7*7}<%= 7*7 %>",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "NaN",
  "Infinity",
  "-0",
  "-1",
  "0",
  "1e309",
  "0x10",
  "9007199254740993",
  "2147483648",
  "99999999999999999999",
  "1.5",
  "1,5",
  "٣",
  "true",
  "null",
  "undefined",
  "[object Object]",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "toString",
  "9".repeat(400),
  "a".repeat(5_000),
  `${"a".repeat(2_000)}@${"b.".repeat(500)}se`,
  " ".repeat(3_000),
  "(".repeat(1_000),
  "2026-02-30",
  "0000-00-00",
  "9999-12-31",
  "-000001-01-01",
  "2026-11-16T00:00:00Z",
  ...PERSONAL_NUMBER_SPELLINGS,
];

export const hostileText = (dice: SeededChooser): string => dice.pick(HOSTILE_TEXTS);

/** A valid value with one small error: it gets further than random input. */
export function nearlyRight(dice: SeededChooser, good: string): string {
  const at = Math.floor(dice.next() * (good.length + 1));
  const changes: readonly (() => string)[] = [
    () => good.slice(0, at) + good.slice(at + 1),
    () => good.slice(0, at) + dice.pick(["0", "9", "x", "-", " ", ".", "Å", "\u0000", "\u202e"]) + good.slice(at),
    () => good.toUpperCase(),
    () => good.toLowerCase(),
    () => ` ${good}\t`,
    () => good + good,
    () => `${good}\u0000`,
    () => good.normalize("NFD"),
    () => good.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
    () => `-${good}`,
  ];
  return dice.pick(changes)();
}

/** What a JSON body may hold in place of a text. */
export function hostileValue(dice: SeededChooser, depth = 0): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => hostileText(dice),
    () => null,
    () => dice.pick([0, -1, 1.5, 1e308, 2 ** 53]),
    () => dice.chance(0.5),
    () => [],
    () => Array.from({ length: 50 }, () => "a"),
    () => (depth > 3 ? {} : { [dice.pick(STRANGE_NAMES)]: hostileValue(dice, depth + 1) }),
    () => (depth > 3 ? [] : [hostileValue(dice, depth + 1), hostileValue(dice, depth + 1)]),
  ];
  return dice.pick(kinds)();
}

/** Reach the object prototype, or break a parser. */
export const STRANGE_NAMES: readonly string[] = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "a.b",
  "a\u0000",
  "0",
  "length",
  "then",
];
