import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import type { Evening } from "./simulate-evening.ts";
import type { Outage, ProviderModel } from "./simulated-wire.ts";

/** At a second of answer time an insurer works on as many at once as it takes in a second; some take longer. */
const AT_ONCE_PER_LIMIT = 2.5;

/** Everything an evening of the simulation has in common. */
const CALM_PER_SECOND = 2;
const CAMPAIGN_FACTOR = 20;
const CALM_UNTIL_S = 10;
const PEAK_FROM_S = 40;
const PEAK_UNTIL_S = 110;
const END_S = 130;
const OUTAGE: Omit<Outage, "kind"> = { fromMs: 50_000, toMs: 90_000 };

/** Minutes after a mail or a spot on television: twenty times as many visitors. */
function campaign(second: number): number {
  const rise = Math.min(1, Math.max(0, (second - CALM_UNTIL_S) / (PEAK_FROM_S - CALM_UNTIL_S)));
  const fall = Math.min(1, Math.max(0, (second - PEAK_UNTIL_S) / (END_S - PEAK_UNTIL_S)));
  return CALM_PER_SECOND * (1 + (CAMPAIGN_FACTOR - 1) * (rise - fall));
}

const CROWD_S = 30;
const CROWD_FROM_S = 10;

/** Everyone within seconds, as after a spot on television. */
const crowdOf =
  (perSecond: number) =>
  (second: number): number =>
    second < CROWD_FROM_S ? CALM_PER_SECOND : perSecond;

export interface Scenario {
  readonly name: string;
  readonly evening: Evening;
}

/** Insurers with the answer times of the simulated ones of the largest vertical, and limits in this order. */
export function insurers(
  limitsPerSecond: readonly number[],
  outages: Readonly<Record<number, Outage["kind"]>> = {},
): ProviderModel[] {
  const [largest] = simulatedVerticals.toSorted((one, other) => other.lines.length - one.lines.length);
  return (largest?.lines ?? []).map(({ slug, latency, protocol }, at) => {
    const perSecond = limitsPerSecond[at % limitsPerSecond.length] ?? 1;
    const outage = outages[at];
    return {
      slug,
      latency,
      isPolled: protocol === "order-then-poll",
      perSecond,
      atOnce: Math.ceil(perSecond * AT_ONCE_PER_LIMIT),
      outages: outage ? [{ ...OUTAGE, kind: outage }] : [],
    };
  });
}

export const FAILING = 0;
export const HANGING = 1;

export interface ScenarioInputs {
  readonly searchCpuMs: number;
  readonly limitsPerSecond: readonly number[];
}

export function listScenarios({ searchCpuMs, limitsPerSecond }: ScenarioInputs): Scenario[] {
  const base: Evening = {
    seed: 1,
    nodes: 2,
    searchCpuMs,
    load: (second) => campaign(second),
    seconds: END_S,
    providers: insurers(limitsPerSecond),
    outbound: "product",
    hasQuoteCache: false,
    hasCoalescing: false,
    repeatedShare: 0.3,
  };
  const failing = { ...base, providers: insurers(limitsPerSecond, { [FAILING]: "errors", [HANGING]: "hangs" }) };
  const cached = { hasQuoteCache: true, hasCoalescing: true };
  return [
    { name: "an ordinary evening", evening: { ...base, load: () => CALM_PER_SECOND } },
    { name: "campaign, all insurers well", evening: base },
    { name: "campaign, with coalescing and quote cache", evening: { ...base, ...cached } },
    { name: "campaign, one insurer fails, another hangs", evening: failing },
    { name: "the same, three tries and nothing else (control)", evening: { ...failing, outbound: "naive" } },
    {
      name: "one node, a crowd of one and a half times what it bears",
      evening: { ...base, ...cached, nodes: 1, seconds: CROWD_S, load: crowdOf(1.5 * (1000 / searchCpuMs)) },
    },
  ];
}
