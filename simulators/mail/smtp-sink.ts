import type { Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { ListeningSystem, SystemTools } from "#simulators/kernel/system.ts";
import { listenNear } from "#simulators/secure/listen-near.ts";
import { sendBounceNotice } from "./bounce.ts";
import { handlingOf } from "./magic-addresses.ts";
import type { Mailbox, ReceivedMail } from "./mailbox.ts";

export interface SmtpSinkSettings {
  readonly port: number;
  readonly mailbox: Mailbox;
  readonly bounceUrl: string | undefined;
  readonly bounceKey: string;
}

const TARGET = "mail/smtp";
const OPERATION = "deliver";

interface SinkMemory {
  /** How often each address has been put off. */
  readonly refusedBefore: Map<string, number>;
  readonly cutBefore: Map<string, number>;
  /** By the sender's port. */
  readonly sockets: Map<number, Socket>;
}

type Answer = (error?: (Error & { responseCode?: number }) | null, message?: string) => void;

/** SMTP on a port of its own. Nothing leaves the machine: accepted mails are in the inbox. */
export const smtpSink = (settings: SmtpSinkSettings): ListeningSystem => ({
  kind: "listening",
  target: TARGET,
  operationNames: [OPERATION],
  async listen(tools) {
    const memory: SinkMemory = { refusedBefore: new Map(), cutBefore: new Map(), sockets: new Map() };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      logger: false,
      onRcptTo: (recipient, _session, answer) => answerRecipient(recipient.address, memory, tools, answer),
      onData: (stream, session, answer) => {
        take(stream, session, answer, settings, tools, memory).catch(() => stream.destroy());
      },
    });
    server.server.on("connection", (socket: Socket) => {
      const port = socket.remotePort ?? 0;
      memory.sockets.set(port, socket);
      socket.once("close", () => memory.sockets.delete(port));
    });
    // A sender that is killed in the middle is its own affair.
    server.on("error", () => undefined);
    const taken = await listenNear(TARGET, settings.port, (wanted) => open(server, wanted, tools.host));
    return {
      url: `smtp://127.0.0.1:${taken}`,
      close: () => new Promise((resolve) => server.close(() => resolve())),
    };
  },
});

const open = (server: SMTPServer, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const listener = server.listen(port, host, () => {
      const address = listener.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
    listener.once("error", reject);
  });

function answerRecipient(address: string, { refusedBefore }: SinkMemory, tools: SystemTools, answer: Answer): void {
  tools.counters.call(TARGET, OPERATION);
  const handling = handlingOf(address);
  const fault = tools.faults.draw(TARGET, OPERATION, address);
  if (fault) tools.counters.fault(TARGET, fault.kind);
  if (fault?.kind === "5xx") return answer(refusal(451, "Try again later"));
  if (handling.kind === "refuse") return answer(refusal(550, "No such box"));
  if (handling.kind !== "later") return answer();
  const before = refusedBefore.get(address) ?? 0;
  refusedBefore.set(address, before + 1);
  return before < handling.times ? answer(refusal(450, "Try again later")) : answer();
}

async function take(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  answer: Answer,
  { mailbox, bounceUrl, bounceKey }: SmtpSinkSettings,
  tools: SystemTools,
  { cutBefore, sockets }: SinkMemory,
): Promise<void> {
  const to = session.envelope.rcptTo[0]?.address ?? "";
  const handling = handlingOf(to);
  const fault = tools.faults.draw(TARGET, OPERATION, `${to} data`);
  const cuts = cutBefore.get(to) ?? 0;
  const isCut = fault?.kind === "answer-lost" || (handling.kind === "cut" && cuts < handling.times);
  if (isCut) cutBefore.set(to, cuts + 1);
  mailbox.add({ ...(await readMail(stream, to, tools.clock.nowMs())), wasAnswered: !isCut });
  if (handling.kind === "slow") await tools.clock.sleep(handling.waitMs);
  // The sender cannot know whether the mail was taken.
  if (isCut) return void sockets.get(session.remotePort)?.destroy();
  answer(null, "Message accepted");
  if (handling.kind === "bounce" && bounceUrl) await sendBounceNotice({ address: to, bounceUrl, bounceKey });
}

async function readMail(
  stream: SMTPServerDataStream,
  to: string,
  nowMs: number,
): Promise<Omit<ReceivedMail, "wasAnswered">> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const mail = await PostalMime.parse(Buffer.concat(parts));
  return {
    messageId: mail.messageId ?? "",
    from: mail.from?.address ?? "",
    to,
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    receivedAt: new Date(nowMs).toISOString(),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? "",
      contentType: mimeType,
      contentBase64: (typeof content === "string"
        ? Buffer.from(content)
        : Buffer.from(content as ArrayBuffer)
      ).toString("base64"),
    })),
  };
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
