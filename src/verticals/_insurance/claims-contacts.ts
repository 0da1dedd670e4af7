import type { ClaimsContact } from "#verticals/_contract/claims.ts";
import { claimHours as hours } from "./claims.texts.sv.ts";
import type { insurerNames } from "./insurers.texts.sv.ts";

/** An invented insurer's page for claims follows from its name; any other is stated here. */
type Reached = Omit<ClaimsContact, "url"> & Partial<Pick<ClaimsContact, "url">>;

/** The numbers are from the series that Post- och telestyrelsen keeps free for fiction, like the insurers. */
export const claimsContacts: Readonly<Record<keyof typeof insurerNames, Reached>> = {
  granskog: { phone: "08-465 004 41", hours: hours.office, otherHoursPhone: "08-465 004 42" },
  rattvis: { phone: "031-390 06 11", hours: hours.long },
  tuvull: { phone: "040-628 04 12", hours: hours.office },
  fyrbak: { phone: "031-390 06 14", hours: hours.office, otherHoursPhone: "031-390 06 15" },
  akerbar: { phone: "040-628 04 16", hours: hours.office },
  kronhjort: { phone: "08-465 004 43", hours: hours.long, otherHoursPhone: "08-465 004 44" },
  ljunghed: { phone: "040-628 04 18", hours: hours.office },
  milvis: { phone: "08-465 004 45", hours: hours.always },
  bjorkhaga: { phone: "031-390 06 20", hours: hours.office, otherHoursPhone: "031-390 06 21" },
  nordkaj: { phone: "031-390 06 22", hours: hours.long },
  rask: { phone: "08-465 004 46", hours: hours.always },
  stenvalv: { phone: "040-628 04 24", hours: hours.office, otherHoursPhone: "040-628 04 25" },
};
