import { lookup, Resolver } from "node:dns/promises";
import { isIPv4 } from "node:net";
import type { MailDomains } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";

export interface MailDomainsSettings {
  /** host:port, where the host is an IPv4 address or a name; by default the servers of the operating system. */
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
  const openResolver = resolverAt(dnsServer);
  const remembered = new Map<string, { readonly answer: "yes" | "no"; readonly untilMs: number }>();
  return {
    async canReceive(domain) {
      const known = remembered.get(domain);
      if (known && known.untilMs > clock.nowMs()) return known.answer;
      const answer = await ask(openResolver, domain);
      if (answer === "unknown") return answer;
      if (remembered.size >= REMEMBERED_DOMAINS) remembered.clear();
      remembered.set(domain, { answer, untilMs: clock.nowMs() + REMEMBER_MS });
      return answer;
    },
  };
}

/** A name is looked up at each question, because a container has another address when it comes back. */
function resolverAt(dnsServer: string | undefined): () => Promise<Resolver> {
  const create = () => new Resolver({ timeout: ANSWER_WITHIN_MS, tries: TRIES });
  const [host = "", port] = dnsServer?.split(":") ?? [];
  if (dnsServer !== undefined && !isIPv4(host)) {
    return async () => {
      const { address } = await lookup(host, { family: 4 });
      const resolver = create();
      resolver.setServers([port === undefined ? address : `${address}:${port}`]);
      return resolver;
    };
  }
  const resolver = create();
  if (dnsServer !== undefined) resolver.setServers([dnsServer]);
  return () => Promise.resolve(resolver);
}

async function ask(openResolver: () => Promise<Resolver>, domain: string): Promise<"yes" | "no" | "unknown"> {
  let resolver: Resolver;
  try {
    resolver = await openResolver();
  } catch {
    // The server's own name is not known, which is no answer about the visitor's domain.
    return "unknown";
  }
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
