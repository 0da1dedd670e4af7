import type { ApplyCapability } from "#verticals/_contract/apply.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";

interface TakesApplications {
  readonly description: { readonly name: string };
  readonly apply?: ApplyCapability;
}

export const findApplyIn =
  (verticals: readonly TakesApplications[]): FollowAnswerPorts["findApply"] =>
  (vertical) =>
    verticals.find(({ description }) => description.name === vertical)?.apply;
