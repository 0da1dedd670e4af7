/** Spec 1 §3: what a form shows between its fields. */
export const contentKinds = [
  "headers",
  "subheader",
  "fineprint",
  "plain",
  "button",
  "loading-button",
  "label",
  "paragraph",
  "injected-block",
  "divider",
] as const;

export type ContentKind = (typeof contentKinds)[number];

export const isContentKind = (kind: string): kind is ContentKind => contentKinds.some((each) => each === kind);
