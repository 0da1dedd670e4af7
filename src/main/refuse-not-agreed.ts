import { describeNotAgreed } from "#journeys/commission/describe-not-agreed.ts";
import { type Config, ConfigError } from "#platform/config/config.ts";
import type { AppliedVertical } from "#verticals/_contract/applied.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** Production has no provider that we have no agreement with. Elsewhere one is tried before it is made. */
export function refuseNotAgreed(
  { environment }: Pick<Config, "environment">,
  searched: readonly AnyVerticalServer[],
  applied: readonly AppliedVertical[],
): void {
  if (environment !== "production") return;
  const problem = describeNotAgreed([
    ...searched,
    ...applied.map(({ description, apply }) => ({ description, providers: apply.providers })),
  ]);
  if (problem !== undefined) throw new ConfigError([problem]);
}
