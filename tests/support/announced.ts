import { listAnnounced } from "#web/shell/services/announced-services.ts";

/** Services that are not built yet, for tests of what such a service has; none when all are built. */
export const announcedServices = listAnnounced().slice(0, 1);
