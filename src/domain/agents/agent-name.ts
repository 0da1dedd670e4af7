/** Names that a program may not call itself by: a person who is asked by "Sparv" or "BankID" answers another question than the one that is put. */
const OWN_NAMES = ["Sparv", "BankID"];

/** Shorter names are ordinary Swedish too ("Rask"): only a word of its own counts. */
const MIN_PART_CHARS = 6;

/** Whether a name has our name in it, that of BankID, or one of the given, also when it is written with letters that look alike or with signs between. */
export function borrowsName(name: string, providers: readonly string[]): boolean {
  const parts = partsOf(name);
  const joined = parts.join("");
  if (OWN_NAMES.some((own) => joined.includes(partsOf(own).join("")))) return true;
  const runs = new Set(listRuns(parts));
  return providers.some((provider) => {
    const named = partsOf(provider);
    const forms = [named.join(""), named[0] ?? ""].filter(({ length }) => length > 1);
    return forms.some(
      (form) => runs.has(form) || runs.has(`${form}s`) || (form.length >= MIN_PART_CHARS && joined.includes(form)),
    );
  });
}

/** How a name is shown: what ends a quotation would let the name continue as our own sentence. */
export const quotableName = (name: string): string => name.replaceAll(QUOTES, "").replaceAll(/\s+/g, " ").trim();
const QUOTES = /["\u00ab\u00bb\u201c-\u201f\u2033\u2036\u2039\u203a\u275d\u275e\u276e\u276f\u301d-\u301f\uff02]/g;

/** The parts as the eye reads them: look-alike letters are one letter, accents and signs are nothing. */
const partsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}]/gu, "")
    .replaceAll(LOOK_ALIKE, (letter) => LOOKS_LIKE[letter] ?? letter)
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Every row of parts that follow each other, written as one: "B a n k I D" is a word too. */
const listRuns = (parts: readonly string[]): string[] =>
  parts.flatMap((_, first) => parts.slice(first).map((_, index) => parts.slice(first, first + index + 1).join("")));

/** From other scripts and from digits to the Latin letter that each looks like; i, l, 1 and their kin are one letter. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: "аαɑ@4ꭺ",
    b: "ЬЪвβ8ь",
    c: "сϲᴄ¢",
    d: "ԁɗđ",
    e: "еєεё3€ҽ",
    f: "ƒ",
    g: "ɡցġ9",
    h: "һнհ",
    i: "lіι1!|ıӏ∣íןⅼ¡ǀ",
    j: "јϳ",
    k: "кκқҝ",
    m: "мṃ",
    n: "пηոñ",
    o: "оοօ0øσо○",
    p: "рρþ",
    q: "ԛզ",
    r: "гяᴦř",
    s: "ѕ5$ʂꜱ",
    t: "тτ7ţ+",
    u: "υսµμцʋ",
    v: "νѵ∨ⅴ",
    w: "ԝωшѡ",
    x: "хχ×",
    y: "уүγʏ",
    z: "ᴢʐ2",
  }).flatMap(([latin, alike]) => Array.from(alike.toLowerCase(), (letter) => [letter, latin] as const)),
);
const LOOK_ALIKE = new RegExp(
  `[${Object.keys(LOOKS_LIKE)
    .join("")
    .replaceAll(/[\]\\^-]/g, "\\$&")}]`,
  "gu",
);
