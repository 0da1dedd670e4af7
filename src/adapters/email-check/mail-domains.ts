import { Resolver } from "node:dns/promises";
import type { MailDomains } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";

export interface MailDomainsSettings {
  /** host:port; by default the servers of the operating system. */
  readonly dnsServer: string | undefined;
  readonly clock: Clock;
}

/** Short: the visitor is already filling in the next field. */
const ANSWER_WITHIN_MS = 700;
const TRIES = 2;
/** Short, because a new domain may get its records soon; most questions are about a handful of domains. */
const REMEMBER_MS = 600_000;
const REMEMBERED_DOMAINS = 5_000;

/**
 * Asks the name servers who accepts mail for a domain (RFC 5321 §5.1). Only these cases are a no: the domain does not exist,
 * has neither mail server nor address, or declares that it accepts none (RFC 7505).
 */
export function createMailDomains({ dnsServer, clock }: MailDomainsSettings): MailDomains {
  const resolver = new Resolver({ timeout: ANSWER_WITHIN_MS, tries: TRIES });
  if (dnsServer !== undefined) resolver.setServers([dnsServer]);
  const remembered = new Map<string, { readonly answer: "yes" | "no"; readonly untilMs: number }>();
  return {
    async canReceive(domain) {
      const known = remembered.get(domain);
      if (known && known.untilMs > clock.nowMs()) return known.answer;
      const answer = await ask(resolver, domain);
      if (answer === "unknown") return answer;
      if (remembered.size >= REMEMBERED_DOMAINS) remembered.clear();
      remembered.set(domain, { answer, untilMs: clock.nowMs() + REMEMBER_MS });
      return answer;
    },
  };
}

async function ask(resolver: Resolver, domain: string): Promise<"yes" | "no" | "unknown"> {
  try {
    const servers = await resolver.resolveMx(domain);
    return servers.some(({ exchange }) => exchange !== "" && exchange !== ".") ? "yes" : "no";
  } catch (error) {
    if (!isNothingThere(error)) return "unknown";
    return codeOf(error) === "ENOTFOUND" ? "no" : hasAddress(resolver, domain);
  }
}

/** Without a mail server of its own, the domain's address accepts the mail. */
async function hasAddress(resolver: Resolver, domain: string): Promise<"yes" | "no" | "unknown"> {
  const found = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)]);
  if (found.some(({ status }) => status === "fulfilled")) return "yes";
  return found.every((each) => each.status === "rejected" && isNothingThere(each.reason)) ? "no" : "unknown";
}

const isNothingThere = (error: unknown): boolean => ["ENOTFOUND", "ENODATA", "EBADNAME"].includes(codeOf(error) ?? "");

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
