import { HandCoins, HeartPulse, Home, KeyRound, PiggyBank, Router, Sofa, Zap } from "lucide-react";
import type { MenuIcon } from "#verticals/_contract/vertical-entry.ts";

/** By the last segment of the service's address. A service that is built has its own. */
export const announcedIcons: Readonly<Record<string, MenuIcon>> = {
  villa: Home,
  hem: Sofa,
  olycksfall: HeartPulse,
  el: Zap,
  bredband: Router,
  privatlan: HandCoins,
  bolan: KeyRound,
  sparande: PiggyBank,
};
