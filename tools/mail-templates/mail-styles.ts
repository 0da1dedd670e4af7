import type { CSSProperties } from "react";

/**
 * The product's colours by value: mail programs know no custom properties. Plain text on plain ground, so that the dark
 * modes that turn colours around still give a readable mail.
 */
const INK = "#101a3c";
const QUIET = "#4d5877";
const CANVAS = "#ecf2fc";
const PAPER = "#ffffff";
const BLUE = "#2449cc";
const LINE = "#d3dded";

const font = "Arial, Helvetica, sans-serif";

/** Both names: mail programs know one or the other. */
const BREAKABLE = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

export const mailStyles = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: CANVAS, fontFamily: font, color: INK },
  card: { maxWidth: 560, padding: "24px 24px 8px", backgroundColor: PAPER, borderRadius: 16 },
  sender: { margin: "0 0 16px", fontSize: 20, fontWeight: 700, color: BLUE },
  title: { margin: "0 0 12px", fontSize: 24, lineHeight: "30px", color: INK },
  text: { margin: "0 0 16px", fontSize: 16, lineHeight: "24px", color: INK, whiteSpace: "pre-line", ...BREAKABLE },
  strong: { margin: "24px 0 4px", fontSize: 16, lineHeight: "24px", fontWeight: 700, color: INK, ...BREAKABLE },
  button: {
    display: "inline-block",
    margin: "4px 0 20px",
    padding: "14px 22px",
    borderRadius: 12,
    backgroundColor: BLUE,
    color: PAPER,
    fontSize: 16,
    fontWeight: 700,
    textDecoration: "none",
  },
  small: { margin: "0 0 12px", fontSize: 13, lineHeight: "19px", color: QUIET, ...BREAKABLE },
  link: { color: BLUE, wordBreak: "break-all" },
  line: { margin: "16px 0", borderColor: LINE },
} as const satisfies Record<string, CSSProperties>;
