import type { ComponentType } from "react";

/** The home of a customer of another vertical. */
export interface HomeCardProps {
  readonly street: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string;
}

/** A card that states what the vertical costs at that home, beside what else can be compared. */
export type HomeCard = ComponentType<HomeCardProps>;
