/** From nothing to twelve: larger numbers are written with digits. */
export const NUMBER_NAMES: readonly string[] = "noll ett två tre fyra fem sex sju åtta nio tio elva tolv".split(" ");
