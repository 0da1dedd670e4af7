/** Class names that apply, in one string; undefined when none does, so that no empty attribute is written. */
export const classNames = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;
