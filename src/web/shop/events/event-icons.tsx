import type { LucideProps } from "lucide-react";
import Bandage from "lucide-react/icons/bandage";
import Bike from "lucide-react/icons/bike";
import Bone from "lucide-react/icons/bone";
import CircleParking from "lucide-react/icons/circle-letter-p";
import CloudLightning from "lucide-react/icons/cloud-lightning";
import Droplets from "lucide-react/icons/droplets";
import Flame from "lucide-react/icons/flame";
import Frown from "lucide-react/icons/face-slightly-frowning";
import Hospital from "lucide-react/icons/hospital";
import Home from "lucide-react/icons/home";
import KeyRound from "lucide-react/icons/key-round";
import LockOpen from "lucide-react/icons/lock-open";
import Luggage from "lucide-react/icons/luggage";
import Rabbit from "lucide-react/icons/rabbit";
import Smartphone from "lucide-react/icons/smartphone";
import Accessibility from "lucide-react/icons/accessibility";
import Zap from "lucide-react/icons/zap";
import type { ComponentType, ReactNode } from "react";
import type { EventIcon } from "#verticals/_contract/events.ts";

/** In the manner of lucide's own. */
const drawing =
  (shapes: ReactNode) =>
  ({ size = 24, ...rest }: LucideProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {shapes}
    </svg>
  );

/** From the front. */
const Vehicle = drawing(
  <>
    <path d="m21 8-2 2-1.5-3.7A2 2 0 0 0 15.6 5H8.4a2 2 0 0 0-1.9 1.3L5 10 3 8M7 14h.01M17 14h.01M5 18v2M19 18v2" />
    <rect width="18" height="8" x="3" y="10" rx="2" />
  </>,
);

/** With a crack. */
const Windscreen = drawing(
  <>
    <path d="M6.5 5h11a1.5 1.5 0 0 1 1.4 1l3 10.5A1.9 1.9 0 0 1 20 19H4a1.9 1.9 0 0 1-1.9-2.5L5.1 6a1.5 1.5 0 0 1 1.4-1Z" />
    <path d="m10 10 4 4M14 10l-4 4" />
  </>,
);

export const eventIcons: Readonly<Record<EventIcon, ComponentType<LucideProps>>> = {
  glass: Windscreen,
  parking: CircleParking,
  key: KeyRound,
  vehicle: Vehicle,
  animal: Rabbit,
  water: Droplets,
  fire: Flame,
  lock: LockOpen,
  bike: Bike,
  storm: CloudLightning,
  phone: Smartphone,
  bag: Luggage,
  bone: Bone,
  tooth: Frown,
  bandage: Bandage,
  hospital: Hospital,
  wheelchair: Accessibility,
  home: Home,
  bolt: Zap,
};
