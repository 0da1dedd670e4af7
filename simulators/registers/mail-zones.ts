/** What the simulated internet knows of a domain; undefined when there is no such domain. */
export interface DomainRecords {
  /** An empty name means that the domain takes no mail (RFC 7505). */
  readonly mailServers: readonly string[];
  readonly addresses: readonly string[];
}

/** First part of a domain that decides what it has. Every other domain has a mail server. */
export const mailZones: Readonly<Record<string, DomainRecords | undefined>> = {
  "finns-inte": undefined,
  "utan-post": { mailServers: [], addresses: [] },
  "bara-adress": { mailServers: [], addresses: ["192.0.2.25"] },
  "vill-inte": { mailServers: [""], addresses: ["192.0.2.25"] },
};

export function recordsOf(domain: string): DomainRecords | undefined {
  const [first = ""] = domain.split(".");
  if (Object.hasOwn(mailZones, first)) return mailZones[first];
  // RFC 2606: this name is never registered.
  if (domain.endsWith(".invalid")) return undefined;
  return { mailServers: [`mx.${domain}`], addresses: ["192.0.2.25"] };
}
