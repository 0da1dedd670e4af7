import { type Fault, lineAt, readTree } from "./source-tree.ts";

interface Term {
  /** Spellings of a single term, in lower case; each is also found inside camelCase, PascalCase, kebab-case and SNAKE_CASE. */
  readonly spellings: readonly string[];
  readonly replacement: string;
}

const TERMS: readonly Term[] = [
  { spellings: ["told"], replacement: "reported, shown, sent, notified" },
  { spellings: ["tell", "tells", "telling"], replacement: "report, show, send, notify, publish" },
  { spellings: ["say", "says", "saying", "said"], replacement: "state, show, describe, report" },
  { spellings: ["hear", "hears", "hearing", "heard"], replacement: "receive, subscribe" },
  { spellings: ["words"], replacement: "texts, labels, messages, terms" },
  { spellings: ["kept"], replacement: "stored, retained, cached, preserved" },
  { spellings: ["keeping"], replacement: "retention, storing, preserving" },
  { spellings: ["glance", "glances", "glanced"], replacement: "progress snapshot" },
  { spellings: ["beat", "beats"], replacement: "heartbeat" },
  { spellings: ["silent"], replacement: "without offer, without output" },
  { spellings: ["manners"], replacement: "quirks" },
  { spellings: ["trouble", "troubles", "troubled"], replacement: "fault, quirk" },
  { spellings: ["arrows"], replacement: "dependency rules" },
  { spellings: ["whoever"], replacement: "the visitor, the person who" },
  { spellings: ["nobody", "nobodys", "nobodies"], replacement: "no one, none" },
  { spellings: ["somebody", "somebodys", "somebodies"], replacement: "a person, another visitor" },
  { spellings: ["lane", "lanes"], replacement: "shard" },
  { spellings: ["drawn"], replacement: "rendered, designed" },
];

interface Phrase {
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** Between the parts of a phrase: a space, a hyphen, or a line break inside a comment. */
const GAP = String.raw`(?:[-_ ]|\s*\n\s*(?:\*|//|#)?\s*)`;

const phrase = (...parts: string[]): RegExp => new RegExp(`(?<!\\p{L})${parts.join(GAP)}(?!\\p{L})`, "giu");

/** Names and turns of phrase that the terms above do not find. */
const PHRASES: readonly Phrase[] = [
  { pattern: /Late(?=\p{Lu})/gu, replacement: "Lazy" },
  { pattern: /AskOnce|askOnce|(?<!\p{L})ask-once(?!\p{L})/gu, replacement: "request coalescing" },
  { pattern: /[Ww]ayOn(?!\p{Ll})/gu, replacement: "CallToAction" },
  { pattern: /(?<!\p{L})sayAlike/gu, replacement: "describeCommon" },
  { pattern: /isAnothers(?!\p{Ll})/gu, replacement: "belongsToOther" },
  { pattern: /(?<!\p{L})carryOut(?!\p{Ll})/gu, replacement: "execute" },
  { pattern: /(?<!\p{L})likeOthers(?!\p{Ll})/gu, replacement: "base" },
  { pattern: phrase("(?:struck|strikes?|striking)", "down"), replacement: "killed, stopped" },
  { pattern: phrase("(?:comes?|came|coming)", "to", "nothing"), replacement: "fails" },
  { pattern: phrase("(?:taken|takes)", "back"), replacement: "withdrawn" },
  { pattern: phrase("given", "again"), replacement: "reissued" },
  { pattern: phrase("stood", "by"), replacement: "valid until" },
];

interface Exception {
  readonly path: RegExp;
  /** Only this occurrence is allowed, where the pattern matches. */
  readonly pattern: RegExp;
  readonly why: string;
}

/** Each needs its reason: the sense is another one, or the name belongs to another system. */
const EXCEPTIONS: readonly Exception[] = [
  { path: /^/, pattern: /--silent\b/g, why: "an option of npm" },
  { path: /\.ts$/, pattern: /\blevel: "silent"/g, why: "a level of pino" },
  { path: /^vitest\.config\.ts$/, pattern: /\bsilent: "passed-only"/g, why: "an option of vitest" },
  { path: /competition|verifiable-draw/i, pattern: /drawn/gi, why: "the draw of the competition" },
  {
    path: /^docs\/decisions\/2026-11-20-one-first-migration/,
    pattern: /`(?:searches\.)?(?:silent(?:_enc)?|keeping)`|"lane"/g,
    why: "it names what was renamed",
  },
  { path: /^tests\/journeys\/result\/compare/, pattern: /arrows/gi, why: "C-078: scroll arrows" },
  { path: /^src\/platform\/logging\/logger\.ts$/, pattern: /"silent"/g, why: "a level of pino" },
  {
    path: /\.(?:ts|tsx|md|sql)$/,
    pattern: /\bdrawn_at\b|\bcompetition_months(?:_winner_is)?_drawn\b/g,
    why: "the draw of the competition",
  },
  {
    path: /^(?:src\/http\/(?:contract|presenters)\/after-order|tests\/contracts\/desk\/desk\.test|docs\/glossary)/,
    pattern: /\bKEPT\b/g,
    why: "a wire name",
  },
  {
    path: /^src\/web\/(?:content\/start|shop)\//,
    pattern: /\bsilent(?:Shown)?(?:Text)?\b|\b(?:keptTitle)\b|\btexts\.(?:kept|told)\b|^ {2}(?:kept|told): /gm,
    why: "keys of editable texts, under which the editors' changes are stored",
  },
  {
    path: /^simulators\/verticals\/_insurance\/insurer\.ts$/,
    pattern: /`trouble \$/g,
    why: "a random seed: another text gives other simulated faults",
  },
];

/** Requirement texts are quoted, and a lock file is generated. */
const EXCLUDED = /^(?:build\/|\.results\/|docs\/requirements(?:\/|\.csv$)|package-lock\.json$|NOTICE$)/;
/** They hold the list itself and the planted violations. */
const OWN = /^tests\/architecture\/vocabulary(?:\.test)?\.ts$/;

const BINARY = /\.(?:png|jpe?g|webp|avif|ico|woff2?|p12|gz|zip)$/;

/** A string with å, ä or ö is Swedish, and what a visitor reads is judged elsewhere. */
const SWEDISH_LITERAL = /"(?:\\.|[^"\\\n])*[åäöÅÄÖ](?:\\.|[^"\\\n])*"/g;

const RULES: readonly Phrase[] = [
  ...TERMS.map(({ spellings, replacement }) => ({ pattern: termPattern(spellings), replacement })),
  ...PHRASES,
];

/** Names, comments and documents use the ordinary terms of the field, so that a newcomer needs no dictionary of this project. */
export function findForbiddenTerms(root: string): Fault[] {
  return readTree(root, isJudged).flatMap(({ path, text }) => [
    ...termsIn(path, path).map(({ what }) => ({ file: path, line: 1, what: `is named with ${what}` })),
    ...(BINARY.test(path) ? [] : termsIn(path, text)).map(({ offset, what }) => ({
      file: path,
      line: lineAt(text, offset),
      what: `uses ${what}`,
    })),
  ]);
}

const isJudged = (path: string): boolean => !EXCLUDED.test(path) && !OWN.test(path);

function termsIn(path: string, text: string): { readonly offset: number; readonly what: string }[] {
  const judged = EXCEPTIONS.filter((exception) => exception.path.test(path)).reduce(
    (left, { pattern }) => left.replace(pattern, blank),
    text.replace(SWEDISH_LITERAL, blank),
  );
  return RULES.flatMap(({ pattern, replacement }) =>
    [...judged.matchAll(pattern)].map((found) => ({
      offset: found.index,
      what: `"${found[0].replaceAll(/\s+/g, " ")}", write: ${replacement}`,
    })),
  ).toSorted((a, b) => a.offset - b.offset);
}

/** Every offset and line stays. */
const blank = (found: string): string => found.replaceAll(/[^\n]/g, " ");

function termPattern(spellings: readonly string[]): RegExp {
  const any = (change: (spelling: string) => string): string => `(?:${spellings.map(change).join("|")})`;
  const lower = `(?<!\\p{L})${any((spelling) => spelling)}(?!\\p{Ll})`;
  const capital = `(?<!\\p{Lu})${any((spelling) => spelling.charAt(0).toUpperCase() + spelling.slice(1))}(?!\\p{Ll})`;
  const upper = `(?<!\\p{L})${any((spelling) => spelling.toUpperCase())}(?!\\p{L})`;
  return new RegExp(`${lower}|${capital}|${upper}`, "gu");
}
