import { JSDOM } from "jsdom";

/** What a screen, a mail or an answer states, read by its text: whatever markup it has. */
export interface Shown {
  readonly text: string;
  readonly amounts: readonly ShownAmount[];
  /** A name and its value: in a table, a list of terms, or a line of a mail. */
  readonly lines: readonly (readonly [name: string, ...values: string[]])[];
  /** Items of plain lists. */
  readonly items: readonly string[];
}

export interface ShownAmount {
  readonly kr: number;
  readonly per: "month" | "year" | "once";
  /** Beside another price: "1 995 kr mer per år". */
  readonly isDifference: boolean;
  /** With what stands around it. */
  readonly around: string;
}

const PERIODS: Readonly<Record<string, ShownAmount["per"]>> = {
  mån: "month",
  månad: "month",
  månaden: "month",
  år: "year",
  året: "year",
};

/** "3 900 kr/år", "325 kronor per månad", "815 kr i månaden", "2 988 kr första året", "1 995 kr mer per år". */
const AMOUNT =
  /(?<![\d,.])(\d+)(?:,\d+)? ?(?:kr|kronor)( mer| lägre)?(?: ?\/ ?(mån|år)| (?:i|om|per|första) (månaden|månad|året|år))?(?![a-zåäö])/g;
/** The two ends of an axis are written without a unit at the first. */
const AXIS_END = /(?<!\d)[1-9]\d+00 $/;

export function amountsIn(text: string): ShownAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const { 0: whole, 1: digits, 2: difference, 3: slash, 4: word, index } = match;
    // A part of a price before tax, in öre.
    if (/^\d+,/.test(whole)) return [];
    if (Number(digits) % 100 === 0 && AXIS_END.test(text.slice(0, index))) return [];
    const per = PERIODS[slash ?? word ?? ""] ?? "once";
    const around = text.slice(Math.max(0, index - 40), index + whole.length + 10);
    return [{ kr: Number(digits), per, isDifference: difference !== undefined, around }];
  });
}

/** Spaces as one, except those within a number, which are none: they are narrow. */
export const plain = (text: string): string =>
  text
    .replaceAll(/(?<=\d)\u202F(?=\d{3})/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

export const readText = (written: string): Shown => {
  const text = written.replaceAll(/(?<=\d)[\u00A0 ](?=\d{3}(?!\d))/g, "");
  const lines = text.split("\n").flatMap((line): [string, string][] => {
    const [name = "", ...value] = plain(line).split(": ");
    return value.length > 0 ? [[name, value.join(": ")]] : [];
  });
  return { text: plain(text), amounts: amountsIn(plain(text)), lines, items: [] };
};

/** A whole page, to be read part by part. */
export function openScreen(html: string) {
  const { document } = new JSDOM(html).window;
  const read = (part: Element): Shown => {
    const text = textOf(part);
    const rows = [...part.querySelectorAll("dl > div, dl > span, tr")].flatMap((row): [string, ...string[]][] => {
      const name = row.querySelector("dt, th[scope=row]");
      const values = [...row.querySelectorAll("dd, td")].map((cell) => textOf(cell));
      // A line below the name is the provider's own.
      return name && values.length > 0
        ? [[textOf(name.querySelector("small") ? withoutSmall(name) : name), ...values]]
        : [];
    });
    const items = [...part.querySelectorAll("li")].map((item) => textOf(item));
    return { text, amounts: amountsIn(text), lines: rows, items };
  };
  return {
    whole: () => read(document.querySelector("main") ?? document.body),
    /** Named regions, articles and rows of a list that have this text in their name or their text. */
    parts: (selector: string) =>
      [...document.querySelectorAll(selector)].map((part) => ({
        name: nameOf(part),
        shown: read(part),
        element: part,
      })),
    title: () => textOf(document.querySelector("h1") ?? document.body),
  };
}

export type Screen = ReturnType<typeof openScreen>;

const nameOf = (part: Element): string => plain(part.getAttribute("aria-label") ?? "");

const withoutSmall = (name: Element): Element => {
  const copy = name.cloneNode(true) as Element;
  for (const small of copy.querySelectorAll("small")) small.remove();
  return copy;
};

/** What can be chosen instead is not stated of the offer. */
const UNREAD = new Set(["SCRIPT", "STYLE", "TEMPLATE", "svg", "SELECT"]);

/** Texts of different elements are apart. Of a picture its name is read. */
function textOf(part: Element): string {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === 3) texts.push(node.textContent ?? "");
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (UNREAD.has(element.tagName)) return;
    texts.push(element.getAttribute("alt") ?? "");
    for (const child of element.childNodes) walk(child);
    texts.push(" ");
  };
  walk(part);
  return plain(texts.join(" ").replaceAll(/(?<=\d)\u202F (?=\d{3})/g, ""));
}
