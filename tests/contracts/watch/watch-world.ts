import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import compiledTemplates from "#adapters/email/compiled-templates.json" with { type: "json" };
import { filledFrom } from "#adapters/email/filled-templates.ts";
import { createSmtpSender } from "#adapters/email/smtp-sender.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { deliverMail, MAIL_WORKFLOW } from "#journeys/mail/deliver-mail.workflow.ts";
import { sweepMails } from "#journeys/mail/sweep-mails.ts";
import { createWatchEnding } from "#journeys/watch/end-watch.ts";
import { runWatch, type RunWatchPorts, WATCH_WORKFLOW } from "#journeys/watch/run-watch.workflow.ts";
import { sweepWatches, sweepWatchNotices } from "#journeys/watch/sweep-watches.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { Durable, WorkflowStarter } from "#platform/engine/durable.ts";
import { createSignedCodes } from "#platform/crypto/signed-codes.ts";
import { randomId } from "#platform/ids.ts";
import type { ReceivedMail } from "#simulators/mail/mailbox.ts";
import { smtpSink } from "#simulators/mail/smtp-sink.ts";
import { startSimulators } from "#simulators/start.ts";
import { yearlyPrice } from "#tests/support/yearly-price.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { startTestEngine } from "#tests/contracts/restate/test-engine.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export const VERTICAL = "any";
const LIMIT = { perMinute: 600, perDay: 500_000 };

/** As it arrived, in the time of the run. */
export interface ArrivedNotice {
  readonly to: string;
  readonly atMs: number;
  readonly messageId: string;
  readonly oneClickUrl: string;
}

export type WatchWorld = Awaited<ReturnType<typeof startWatchWorld>>;

/** Database, engine, worker and mail server are real; one company answers at once, and a year is as long as its caller makes it. */
export async function startWatchWorld(startMs: number) {
  const [smtpPort = 0] = await freePorts(1);
  const database = await createTestDatabase("run_watch");
  const pool = database.openPool();
  const stores = {
    pool,
    cipher: createColumnCipher([{ id: "t1", key: Buffer.alloc(32, 7) }]),
    lookupHash: createLookupHash(Buffer.alloc(32, 8)),
  };
  let nowMs = startMs;
  const clock = { nowMs: () => nowMs };
  const arrived: ArrivedNotice[] = [];
  const mailServer = await startMailServer(smtpPort, (mail) =>
    arrived.push({ to: mail.to, atMs: nowMs, messageId: mail.messageId, oneClickUrl: oneClickIn(mail) }),
  );
  const company = await startCompany();
  const watches = createWatchStore(stores);
  const mails = createMailStore(stores);
  let engineStarter: Pick<WorkflowStarter, "start"> | undefined;
  const starter = {
    start: async (...started: Parameters<WorkflowStarter["start"]>) => engineStarter?.start(...started),
  };
  const endCodes = createSignedCodes(stores.lookupHash, "watch-end");
  const { codeOf } = endCodes;
  const ports: RunWatchPorts & Parameters<typeof sweepWatchNotices>[0] = {
    watches,
    findVertical: () => company.vertical,
    repeatSearch: async ({ watchId, period }) => ({ offers: await company.ask(watchId, period), withoutOffer: [] }),
    mail: { mails, starter, startFailed: () => undefined, newId: randomId },
    links: {
      finding: (findingId) => `https://sparv.example/minasidor/bevakning/${findingId}/`,
      end: (watchId) => `https://sparv.example/bevaka/avsluta/?kod=${codeOf(watchId)}`,
      oneClick: (watchId) => `https://sparv.example/ajax/watch/end/?kod=${codeOf(watchId)}`,
    },
    productOf: () => "försäkring",
    newId: randomId,
    clock,
    limits: { tries: 3, waitMs: 200 },
  };
  const mailPorts = {
    mails,
    templates: filledFrom(compiledTemplates, { phone: "08" }, {}, () => insuranceNouns),
    sender: createSmtpSender({
      url: `smtp://127.0.0.1:${smtpPort}`,
      from: { name: "Sparv", address: "hej@sparv.example" },
      requiresTls: false,
    }),
    limits: { firstWaitMs: 200, maxWaitMs: 1_000, maxAttempts: 10_000, attemptMs: 3_000 },
  };
  const remembersMs = 3_600_000;
  const engine = await startTestEngine([
    { name: WATCH_WORKFLOW, remembersMs, body: (durable: Durable) => runWatch(durable, ports) },
    { name: MAIL_WORKFLOW, remembersMs, body: (durable: Durable) => deliverMail(durable, mailPorts) },
  ]);
  engineStarter = engine.starter;
  return {
    pool,
    watches,
    arrived,
    clock,
    codeOf,
    ending: createWatchEnding({ watches, endCodes, clock }),
    askedOf: company.askedOf,
    moveTo: (ms: number) => (nowMs = ms),
    /** As the worker does. A sweep that finds the database or the engine down is repeated by the next. */
    async sweep(graceMs: number): Promise<void> {
      const budgets = new Map([[VERTICAL, LIMIT]]);
      await sweepWatches({ watches, starter, clock, budgets, graceMs }).catch(() => undefined);
      await sweepWatchNotices(ports).catch(() => undefined);
    },
    sweepMails: () => sweepMails({ mails, starter, clock: systemClock }).catch(() => 0),
    async stop() {
      await engine.stop();
      await mailServer.close();
      await company.close();
      await database.drop();
    },
  };
}

const oneClickIn = ({ headers }: ReceivedMail): string => {
  const [, url = ""] =
    Object.entries(headers)
      .find(([name]) => name.toLowerCase() === "list-unsubscribe")?.[1]
      .match(/<(.*)>/) ?? [];
  return url;
};

function startMailServer(port: number, take: (mail: ReceivedMail) => void) {
  const mailbox = { add: take, list: () => [], clear: () => undefined };
  return startSimulators({
    seed: 1,
    speed: "instant",
    systems: () => [smtpSink({ port, mailbox, bounceUrl: undefined, bounceKey: "" })],
  });
}

/** Its price changes from time to time, by the watch and the period alone. */
async function startCompany() {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const question = new URL(request.url ?? "", "http://company").searchParams.get("q") ?? "";
    asked.set(question, (asked.get(question) ?? 0) + 1);
    const sum = Buffer.from(question).reduce((total, byte) => total + byte, 0);
    response.end(JSON.stringify({ yearlyOre: 3_000_00 + (sum % 20) * 100_00 }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const providers = [{ providerId: 1, slug: "company" }];
  return {
    vertical: { providers } as unknown as AnyVerticalServer,
    askedOf: (watchId: string, period: string) => asked.get(`${watchId}:${period}`) ?? 0,
    async ask(watchId: string, period: string): Promise<RankedOffer[]> {
      const answer = await fetch(`http://127.0.0.1:${port}/?q=${encodeURIComponent(`${watchId}:${period}`)}`);
      const { yearlyOre } = (await answer.json()) as { yearlyOre: number };
      const price = yearlyPrice(yearlyOre / 100);
      return [
        { resultId: randomId(), providerId: 1, providerName: "Fyrbåk", price, detail: {} } as unknown as RankedOffer,
      ];
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
