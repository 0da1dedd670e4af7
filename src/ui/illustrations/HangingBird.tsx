import { Perched } from "./Perched.tsx";

/** Upside down, and not the visitor's doing. */
export const HangingBird = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 520 260" className={className} aria-hidden="true">
    <path d="M-10 60Q260 140 530 60" stroke="var(--line-ink)" strokeWidth="3" fill="none" />
    <Perched x={262} y={100} scale={1.9} isUpsideDown />
    <circle cx="120" cy="88" r="10" fill="var(--dot-3)" />
    <circle cx="168" cy="95" r="10" fill="var(--dot-2)" />
    <circle cx="392" cy="91" r="10" fill="var(--dot-1)" />
  </svg>
);
