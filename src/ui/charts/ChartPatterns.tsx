import { useId } from "react";

/** What a part of a chart stands for. Each has its own pattern: parts never differ by colour alone. */
export type Paint = "price" | "past" | "saving" | "dearest" | "variable" | "fixed" | "yours" | "yours-use";

type Pattern = "hatch" | "ink" | "diagonal" | "dots" | "pink";

const PATTERN_OF: Partial<Record<Paint, Pattern>> = {
  saving: "hatch",
  dearest: "ink",
  variable: "diagonal",
  fixed: "dots",
  "yours-use": "pink",
};
const COLOUR_OF: Partial<Record<Paint, string>> = {
  price: "var(--bar)",
  past: "var(--bar-2)",
  yours: "var(--line-din)",
};
const EDGE_OF: Record<Paint, string> = {
  price: "var(--bar)",
  past: "var(--bar)",
  saving: "var(--spara-hatch)",
  dearest: "var(--line-ink)",
  variable: "var(--bar)",
  fixed: "var(--bar)",
  yours: "var(--line-din)",
  "yours-use": "var(--line-din)",
};

/** Two charts of a page must not have patterns of the same name. */
export const usePatterns = () => useId().replaceAll(/\W/g, "");

export const fillOf = (paint: Paint, patterns: string): string =>
  COLOUR_OF[paint] ?? `url(#${patterns}-${PATTERN_OF[paint]})`;

export const edgeOf = (paint: Paint): string => EDGE_OF[paint];

interface ChartPatternsProps {
  readonly id: string;
  /** Only these are written. */
  readonly paints: readonly Paint[];
}

export function ChartPatterns({ id, paints }: ChartPatternsProps) {
  const used = new Set(paints.map((paint) => PATTERN_OF[paint]));
  return (
    <defs>
      {used.has("hatch") ? (
        <Stripes id={`${id}-hatch`} back="var(--spara)" line="var(--spara-hatch)" width={3} turn={45} />
      ) : null}
      {used.has("ink") ? (
        <Stripes id={`${id}-ink`} back="var(--line)" line="var(--line-ink)" width={2.4} turn={-45} />
      ) : null}
      {used.has("diagonal") ? (
        <Stripes id={`${id}-diagonal`} back="var(--bar-2)" line="var(--bar)" width={3.2} turn={-45} />
      ) : null}
      {used.has("pink") ? (
        <Stripes id={`${id}-pink`} back="var(--surface-din)" line="var(--line-din)" width={2} turn={45} />
      ) : null}
      {used.has("dots") ? (
        <pattern id={`${id}-dots`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="var(--bar-2)" />
          <circle cx="2" cy="2" r="1.6" fill="var(--bar)" />
          <circle cx="6" cy="6" r="1.6" fill="var(--bar)" />
        </pattern>
      ) : null}
    </defs>
  );
}

interface StripesProps {
  readonly id: string;
  readonly back: string;
  readonly line: string;
  readonly width: number;
  readonly turn: number;
}

const Stripes = ({ id, back, line, width, turn }: StripesProps) => (
  <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
    <rect width="8" height="8" fill={back} />
    <path d="M0 0V8" stroke={line} strokeWidth={width} />
  </pattern>
);
