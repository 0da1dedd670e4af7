import BellRing from "lucide-react/icons/bell-ring";
import FileText from "lucide-react/icons/file-text";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import PawPrint from "lucide-react/icons/paw-print";
import Plane from "lucide-react/icons/plane";
import Smartphone from "lucide-react/icons/smartphone";
import Tv from "lucide-react/icons/tv";
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
