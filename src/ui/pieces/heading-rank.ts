import { createContext } from "react";

/** Of the headings in a part that is under the title of a modal on one screen, and under the title of a page on another. */
export const HeadingRankContext = createContext<2 | 3 | 4>(3);
