/**
 * Each width and each theme once. What is wrong in all themes at one width, or at all widths in one theme, is found by either pair;
 * suites that show the same parts take one pair each.
 */
export const SCREEN_VARIANTS = [
  { width: 390, theme: "dark" },
  { width: 1440, theme: "light" },
] as const;

export const OTHER_SCREEN_VARIANTS = [
  { width: 390, theme: "light" },
  { width: 1440, theme: "dark" },
] as const;
