import { type Fault, isCode, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

/** A box that is ticked whatever the visitor has chosen, in a form of a page and in a described one. */
const TICKED: readonly (readonly [RegExp, string])[] = [
  [
    /<(?:input|ChoiceCard)\b(?=[^<]*?type="checkbox")[^<]*?(?<![\w-])(?:defaultChecked|checked)(?=[\s/>]|=\{true\b|=")/g,
    "a ticked box",
  ],
  [/kind: "checkbox"(?=[^}]*?defaultValue: (?:"(?:true|yes|ja|1)"|trueValue))/g, "a described box that is ticked"],
];

export function findTickedBoxes(root: string): Fault[] {
  const files = readTree(root, (path) => path.startsWith("src/") && isCode(path) && !isTest(path));
  return files.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return TICKED.flatMap(([pattern, what]) =>
      [...code.matchAll(pattern)].map(({ index }) => ({ file: path, line: lineAt(code, index), what })),
    );
  });
}
