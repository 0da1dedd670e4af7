import { createElement, type ReactElement, type SVGProps } from "react";

/** How lucide keeps a drawing: its name and the shapes in a 24 by 24 box. */
interface IconShapes {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Replaces lucide's own of the same name in our builds (vite.config.ts): a result page has dozens of icons, and
 * theirs recomputes every attribute each time. Shapes are made once.
 */
export default function createIcon({ node }: IconShapes): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, strokeWidth = 2, ...rest }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest["aria-label"] ? undefined : true}
      {...rest}
    >
      {shapes}
    </svg>
  );
}
