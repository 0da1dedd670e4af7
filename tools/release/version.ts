const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

export const isVersion = (text: string): boolean => VERSION.test(text);

/** Positive when the first is the later one. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

const partsOf = (version: string): number[] => VERSION.exec(version)?.slice(1).map(Number) ?? [];
