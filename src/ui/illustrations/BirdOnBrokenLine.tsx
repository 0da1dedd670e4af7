import { Perched } from "./Perched.tsx";

/** The wire has snapped and the seeds fall: this page does not exist. */
export const BirdOnBrokenLine = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 520 260" className={className} aria-hidden="true">
    <g stroke="var(--line-ink)" strokeWidth="3" fill="none" strokeLinecap="round">
      <path d="M-10 80Q160 130 250 96" />
      <path d="M250 96q24 34 10 84" />
      <path d="M530 70Q430 120 340 92" />
      <path d="M340 92q-14 50 6 92" />
    </g>
    <Perched x={181} y={109} scale={1.6} isLookingLeft />
    <circle cx="262" cy="206" r="9" fill="var(--dot-3)" />
    <circle cx="346" cy="212" r="9" fill="var(--dot-2)" />
    <circle cx="302" cy="236" r="9" fill="var(--dot-1)" />
  </svg>
);
