/** `[C-028]` or `[C-028, C-029]`, anywhere in the name. */
export const idsIn = (name: string): string[] => [
  ...new Set(
    [...name.matchAll(/\[([A-Z]-\d+(?:\s*,\s*[A-Z]-\d+)*)\]/g)].flatMap((found) => (found[1] ?? "").split(/\s*,\s*/)),
  ),
];
