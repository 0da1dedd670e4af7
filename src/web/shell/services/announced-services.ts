import { type Service, SERVICES, slugOf } from "#domain/service/services.ts";
import type { MenuIcon, VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { announcedIcons } from "./announced-icons.ts";
import { type AnnouncedNames, announcedNames } from "./announced-names.texts.sv.ts";

/** A service that is announced and not built yet. */
export interface AnnouncedService {
  readonly service: Service;
  readonly slug: string;
  readonly names: AnnouncedNames;
  readonly MenuIcon: MenuIcon;
}

/** What a page needs to know about the existing verticals. */
export type BuiltVertical = Pick<VerticalEntry, "menuLabel" | "MenuIcon"> & {
  readonly description: Pick<VerticalEntry["description"], "path" | "texts">;
};

/** The registry decides: once a vertical takes the address, the service is no longer announced. */
export const listAnnounced = (built: readonly BuiltVertical[] = webVerticals): AnnouncedService[] =>
  SERVICES.flatMap((service) => {
    const slug = slugOf(service);
    const names = announcedNames[slug];
    const MenuIcon = announcedIcons[slug];
    const isBuilt = built.some(({ description }) => description.path === service.path);
    return isBuilt || !names || !MenuIcon ? [] : [{ service, slug, names, MenuIcon }];
  });

export const findAnnouncedAt = (path: string): AnnouncedService | undefined =>
  listAnnounced().find(({ service }) => service.path === path);
