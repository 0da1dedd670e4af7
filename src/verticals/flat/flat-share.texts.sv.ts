import type { Housing } from "./flat.search.ts";
import { housingNames } from "./flat.texts.sv.ts";

/** "Hyresrätt på 62 kvm". */
export const aboutSharedFlat = (housing: Housing, livingArea: number): string =>
  `${housingNames[housing]} på ${livingArea}\u00A0kvm`;
