import type { LucideIcon } from "lucide-react";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** A place to go to, instead of something to do. */
  readonly href?: string;
  readonly isDisabled?: boolean;
}
