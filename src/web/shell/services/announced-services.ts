import { type Service, SERVICES, slugOf } from "#domain/service/services.ts";
import type { PlacedVertical } from "#verticals/_contract/vertical-entry.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import { type AnnouncedNames, announcedNames } from "./announced-names.texts.sv.ts";
import { serviceIconOf, type ServiceIcon } from "./service-icons.ts";

/** A service that is announced and not built yet. */
export interface AnnouncedService {
  readonly service: Service;
  readonly slug: string;
  readonly names: AnnouncedNames;
  readonly Icon: ServiceIcon;
}

/** What a page needs to know about the existing verticals. */
export type BuiltVertical = Pick<PlacedVertical, "menuLabel"> & {
  readonly description: Pick<PlacedVertical["description"], "path" | "texts">;
};

/** The registry decides: once a vertical takes the address, the service is no longer announced. */
export const listAnnounced = (built: readonly BuiltVertical[] = placedVerticals): AnnouncedService[] =>
  SERVICES.flatMap((service) => {
    const slug = slugOf(service);
    const names = announcedNames[slug];
    const isBuilt = built.some(({ description }) => description.path === service.path);
    return isBuilt || !names ? [] : [{ service, slug, names, ...serviceIconOf(slug) }];
  });

export const findAnnouncedAt = (path: string): AnnouncedService | undefined =>
  listAnnounced().find(({ service }) => service.path === path);
