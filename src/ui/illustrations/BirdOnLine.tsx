import { Perched } from "./Perched.tsx";

/** A sparrow on a wire without seeds: nothing was found. */
export const BirdOnLine = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 360 110" width="360" height="110" className={className} aria-hidden="true">
    <path d="M-10 84Q180 112 370 84" stroke="var(--line-ink)" strokeWidth="2.5" fill="none" />
    <Perched x={178} y={97} scale={1.3} isLookingLeft />
  </svg>
);
