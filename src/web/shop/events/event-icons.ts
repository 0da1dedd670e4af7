import {
  Bandage,
  Bike,
  Bone,
  CircleParking,
  CloudLightning,
  Droplets,
  Flame,
  Frown,
  Hospital,
  Home,
  KeyRound,
  LockOpen,
  type LucideIcon,
  Luggage,
  Rabbit,
  Smartphone,
  Accessibility,
  Zap,
} from "lucide-react";
import createIcon from "#ui/primitives/create-icon.tsx";
import type { EventIcon } from "#verticals/_contract/events.ts";

/** From the front. */
const Vehicle = createIcon({
  node: [
    [
      "path",
      {
        d: "m21 8-2 2-1.5-3.7A2 2 0 0 0 15.6 5H8.4a2 2 0 0 0-1.9 1.3L5 10 3 8M7 14h.01M17 14h.01M5 18v2M19 18v2",
        key: "a",
      },
    ],
    ["rect", { width: "18", height: "8", x: "3", y: "10", rx: "2", key: "b" }],
  ],
}) as LucideIcon;

/** A windscreen with a crack. */
const Windscreen = createIcon({
  node: [
    [
      "path",
      {
        d: "M6.5 5h11a1.5 1.5 0 0 1 1.4 1l3 10.5A1.9 1.9 0 0 1 20 19H4a1.9 1.9 0 0 1-1.9-2.5L5.1 6a1.5 1.5 0 0 1 1.4-1Z",
        key: "a",
      },
    ],
    ["path", { d: "m10 10 4 4M14 10l-4 4", key: "b" }],
  ],
}) as LucideIcon;

export const eventIcons: Readonly<Record<EventIcon, LucideIcon>> = {
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
