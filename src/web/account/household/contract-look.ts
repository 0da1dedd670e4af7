import { BellRing, FileText, HeartHandshake, PawPrint, Plane, Smartphone, Tv } from "lucide-react";
import type { OtherKind } from "#domain/household/other-kinds.ts";
import { lookOf } from "#web/account/parts/vertical-looks.ts";
import type { ServiceIcon } from "#web/shell/services/service-icons.ts";

const OTHER_ICONS: Readonly<Record<OtherKind["name"], ServiceIcon>> = {
  travel: Plane,
  pet: PawPrint,
  life: HeartHandshake,
  phone: Smartphone,
  streaming: Tv,
  alarm: BellRing,
  other: FileText,
};

const isOther = (kind: string): kind is OtherKind["name"] => Object.hasOwn(OTHER_ICONS, kind);

/** Of a vertical, or of a kind that we do not compare. */
export const contractLook = (kind: string): { readonly Icon: ServiceIcon } =>
  isOther(kind) ? { Icon: OTHER_ICONS[kind] } : lookOf(kind);
