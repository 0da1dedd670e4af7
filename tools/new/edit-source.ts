/** What the one who calls the generator can mend: it is shown to them without a trace. */
export class NewError extends Error {
  override readonly name = "NewError";
}

/** Adds a line after the last one that matches; fails when there is none, so that a changed file is noticed. */
export function addAfterLast(source: string, pattern: RegExp, line: string): string {
  const lines = source.split("\n");
  const last = lines.findLastIndex((each) => pattern.test(each));
  if (last < 0) throw new Error(`no line matches ${String(pattern)}`);
  return lines.toSpliced(last + 1, 0, line).join("\n");
}

/** The same to the list that a declaration is, which an empty line follows. */
export function addToListOf(source: string, declaration: string, element: string): string {
  const start = source.search(new RegExp(`^(?:export )?const ${declaration}\\b`, "m"));
  if (start < 0) throw new Error(`nothing is called ${declaration}`);
  const next = source.indexOf("\n\n", start);
  const end = next < 0 ? source.length : next;
  return `${source.slice(0, start)}${addToLastList(source.slice(start, end), element)}${source.slice(end)}`;
}

/** Adds an element at the end of the array or object that ends the file's last declaration. */
export function addToLastList(source: string, element: string): string {
  const end = Math.max(source.lastIndexOf("]"), source.lastIndexOf("}"));
  if (end < 0) throw new Error("no list to add to");
  const before = source.slice(0, end).trimEnd();
  const isMultiline = source.slice(before.length, end).includes("\n");
  const separator = isMultiline ? "\n  " : " ";
  return `${before.endsWith(",") ? before : `${before},`}${separator}${element}${isMultiline ? ",\n" : ""}${source.slice(end)}`;
}
