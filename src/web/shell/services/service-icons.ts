import Car from "lucide-react/icons/car";
import HandCoins from "lucide-react/icons/hand-coins";
import HeartPulse from "lucide-react/icons/heart-pulse";
import Home from "lucide-react/icons/home";
import KeyRound from "lucide-react/icons/key-round";
import PiggyBank from "lucide-react/icons/piggy-bank";
import Router from "lucide-react/icons/router";
import Shapes from "lucide-react/icons/shapes";
import Sofa from "lucide-react/icons/sofa";
import Zap from "lucide-react/icons/zap";
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
