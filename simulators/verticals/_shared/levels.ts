/** The level an insurer gives for the one that was asked for; the lower of two that are as near. */
export const nearestLevel = <Level extends number>(asked: Level, levels?: readonly Level[]): Level =>
  levels?.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked) || a - b)[0] ?? asked;
