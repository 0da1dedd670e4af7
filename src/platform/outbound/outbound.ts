import type { OutboundOutcome, OutboundRequest, SendLimits } from "./outbound-request.ts";
import { Target, type TargetSettings, type TargetSetup } from "./target.ts";

/** The only way to send HTTP requests from the process. Everything a call may cost is bounded here, and nowhere else. */
export interface Outbound {
  /** Never rejects for anything the other side does. Throws for an unknown target and for a missing deadline. */
  send(target: string, request: OutboundRequest, limits: SendLimits): Promise<OutboundOutcome>;
  /** Lets calls under way end, for as long as the grace lasts. */
  close(graceMs?: number): Promise<void>;
}

export interface OutboundSettings extends TargetSetup {
  /** Asked once for each name, at the first call: most of the providers are never called by most processes. */
  readonly resolveTarget: (name: string) => TargetSettings | undefined;
}

export function createOutbound(settings: OutboundSettings): Outbound {
  const targets = new Map<string, Target>();

  const targetOf = (name: string): Target => {
    const known = targets.get(name);
    if (known !== undefined) return known;
    const described = settings.resolveTarget(name);
    if (described === undefined) throw new Error(`No outbound target is called ${name}`);
    const target = new Target(name, described, settings);
    targets.set(name, target);
    return target;
  };

  return {
    send(name, request, limits) {
      if (!(limits.deadlineMs <= MAX_DEADLINE_MS)) throw new Error(`A call to ${name} has no deadline`);
      return targetOf(name).send(request, limits);
    },
    async close(graceMs = CLOSE_GRACE_MS) {
      await Promise.all(Array.from(targets.values(), (target) => target.close(graceMs)));
    },
  };
}

/** Nothing we call takes longer, and a timer of more than 24 days would fire at once. */
const MAX_DEADLINE_MS = 600_000;

/** The longest search. */
const CLOSE_GRACE_MS = 10_000;
