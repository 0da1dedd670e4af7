import type { LucideProps } from "lucide-react";
import type { ComponentType } from "react";
import { ICON_SIZE_PX } from "./breakpoints.ts";

interface IconProps {
  readonly of: ComponentType<LucideProps>;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Beside a word, or in a control that has a name: never read out by itself. */
export const Icon = ({ of: Drawing, size = ICON_SIZE_PX, className }: IconProps) => (
  <Drawing size={size} strokeWidth={size < 20 ? 2.2 : 1.75} aria-hidden="true" {...(className ? { className } : {})} />
);
