import type { Service } from "#domain/service/services.ts";
import { findAnnouncedAt } from "#web/shell/services/announced-services.ts";
import { type AnnouncedTexts, announcedTexts } from "./announced.texts.sv.ts";
import type { AnnouncedNames } from "#web/shell/services/announced-names.texts.sv.ts";

/** Everything the page of an announced service shows; plain data from its loader, so that no form page contains the texts. */
export interface ShownAnnouncement extends AnnouncedNames, AnnouncedTexts {
  readonly serviceId: Service["id"];
  readonly path: string;
  readonly group: Service["group"] | null;
}

/** Undefined when the address belongs to a vertical, or to nothing. */
export function presentAnnounced(path: string): ShownAnnouncement | undefined {
  const announced = findAnnouncedAt(path);
  const texts = announced && announcedTexts[announced.slug];
  return (
    texts && {
      ...announced.names,
      ...texts,
      serviceId: announced.service.id,
      path,
      group: announced.service.group ?? null,
    }
  );
}
