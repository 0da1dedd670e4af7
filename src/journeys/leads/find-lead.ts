import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { DeliverLeadPorts } from "./deliver-lead.workflow.ts";

export const findLeadIn =
  (verticals: readonly AnyVerticalServer[]): DeliverLeadPorts["findLead"] =>
  (vertical, providerSlug) =>
    verticals
      .find(({ description }) => description.name === vertical)
      ?.providers.find(({ slug }) => slug === providerSlug)?.lead;
