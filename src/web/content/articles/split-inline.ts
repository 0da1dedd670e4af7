export type InlinePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly target: string }
  | { readonly kind: "phone" }
  | { readonly kind: "hours" };

const MARKS = /\[([^\]]+)\]\(([^)\s]+)\)|\{(phone|hours)\}/g;

/** "Ring {phone} eller [läs mer](about)." in its parts, nothing lost. */
export function splitInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    const [whole, label, target, name] = found;
    if (label !== undefined && target !== undefined) parts.push({ kind: "link", text: label, target });
    else parts.push({ kind: name === "phone" ? "phone" : "hours" });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}
