import { Car, HandCoins, HeartPulse, Home, KeyRound, PiggyBank, Router, Shapes, Sofa, Zap } from "lucide-react";
import type { ComponentType } from "react";
import { slugOf } from "#domain/service/services.ts";

export type ServiceIcon = ComponentType<{ size?: number | string; strokeWidth?: number | string }>;

/** By the last segment of the service's address. Not part of a vertical's entry, which every page loads. */
const ICONS: Readonly<Record<string, ServiceIcon>> = {
  bil: Car,
  villa: Home,
  hem: Sofa,
  olycksfall: HeartPulse,
  el: Zap,
  bredband: Router,
  privatlan: HandCoins,
  bolan: KeyRound,
  sparande: PiggyBank,
};

export const serviceIconOf = (slug: string): { readonly Icon: ServiceIcon } => ({ Icon: ICONS[slug] ?? Shapes });

export const serviceIconAt = (place: { readonly path: string }) => serviceIconOf(slugOf(place));
