import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import type { ReceivedMail } from "#simulators/mail/mailbox.ts";

export type Records = ReturnType<typeof openRecords>;

/** The judge's own access to the database, to the providers and to what arrived outside, past all links. */
export function openRecords(stack: {
  readonly directEnv: Readonly<Record<string, string>>;
  readonly simulatorsUrl: string;
}) {
  const config = readConfig(stack.directEnv);
  const pool = createPool({ url: config.databaseUrl, name: "sparv-faults", connectionFailed: () => undefined });
  const stores = {
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  };
  const outboundTo = (resolveTarget: ReturnType<typeof resolveProviderTarget>) =>
    createOutbound({ resolveTarget, metrics: createMetrics(), logger: noopLogger, clock: systemClock });
  const outbound = outboundTo(resolveProviderTarget(config));
  const simulators: SimulatorControl = controlSimulators(stack.simulatorsUrl);

  const count = async (from: string, values: readonly unknown[] = []): Promise<number> => {
    const sql = `select count(*)::integer as count from ${from}`;
    return (await pool.query<{ count: number }>(sql, [...values])).rows[0]?.count ?? 0;
  };

  return {
    config,
    pool,
    stores,
    simulators,
    outboundTo,
    gateway: createProviderGateway(outbound),
    count,
    areMailsSent: async (): Promise<boolean> => (await count("mails where state = 'queued'")) === 0,
    /** What the carrier has delivered to everyone, or to one. */
    async listMails(to?: string): Promise<readonly ReceivedMail[]> {
      const query = to === undefined ? "" : `?to=${encodeURIComponent(to)}`;
      const answer = await fetch(`${stack.simulatorsUrl}/mail/inbox/messages${query}`);
      return ((await answer.json()) as { messages: ReceivedMail[] }).messages;
    },
    /** How often each reference has been placed, by the slug of the provider. */
    async readBooks(slugs: readonly string[]): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
      const books = slugs.map(async (slug) => [slug, await simulators.orders(targetOf(slug))] as const);
      return new Map(await Promise.all(books));
    },
    /** Audit chains that have been changed. */
    async brokenChains(): Promise<readonly string[]> {
      const checked = await verifyAudit(pool, [], stores.cipher, stores.lookupHash);
      return checked.flatMap(({ chain, fault }) => (fault ? [`${chain}: ${fault.what}`] : []));
    },
    async close(): Promise<void> {
      await outbound.close(0);
      await pool.end();
    },
  };
}

/** Of a provider at the simulators. */
export const targetOf = (slug: string): string => `insurers/${slug}`;

/** A mail whose answer was lost is sent once more, and marked as a repetition. */
export const isRepeat = ({ headers }: ReceivedMail): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === "x-sparv-repeat");

/** Without repetitions; of a mail whose first copy was lost on the way, one. */
export function countFirst(mails: readonly ReceivedMail[]): number {
  const first = mails.filter((mail) => !isRepeat(mail)).length;
  return first === 0 && mails.length > 0 ? 1 : first;
}

/** The ids of mails, each as often as it arrived unasked. */
export const arrivedIds = (mails: readonly ReceivedMail[]): string[] =>
  [...Map.groupBy(mails, mailIdOf)].flatMap(([mailId, copies]) =>
    Array.from({ length: countFirst(copies) }, () => mailId),
  );

/** As the product makes it the name of a mail. */
export const mailIdOf = ({ messageId }: ReceivedMail): string => messageId.replace(/^<|@.*$/g, "");
