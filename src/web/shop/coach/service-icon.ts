import { ArrowRight, Check } from "lucide-react";
import type { MenuIcon } from "#verticals/_contract/vertical-entry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { announcedIcons } from "#web/shell/services/announced-icons.ts";
import { DONE_ICON } from "./coach.ts";

/** By the last word of the service's address; the vertical's own when it is built. */
export function serviceIcon(name: string): { readonly Icon: MenuIcon } {
  if (name === DONE_ICON) return { Icon: Check };
  const built = webVerticals.find(({ description }) => description.path.endsWith(`/${name}/`));
  return { Icon: built?.MenuIcon ?? announcedIcons[name] ?? ArrowRight };
}
