import { BirdShape } from "#ui/primitives/BirdShape.tsx";

interface PerchedProps {
  /** Where the feet stand. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isLookingLeft?: boolean;
  readonly isUpsideDown?: boolean;
  readonly colours?: Parameters<typeof BirdShape>[0];
}

/** The sparrow with its legs, standing on (or hanging from) a wire. */
export const Perched = ({ x, y, scale, isLookingLeft, isUpsideDown, colours }: PerchedProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${isLookingLeft ? -scale : scale} ${isUpsideDown ? -scale : scale}) translate(-28 -62)`}
  >
    <BirdShape {...colours} />
    <path d="M24 54v8M31 53.5v8.5" stroke="var(--line-ink)" strokeWidth="2.6" />
  </g>
);
