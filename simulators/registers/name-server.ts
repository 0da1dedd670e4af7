import { createSocket, type RemoteInfo, type Socket } from "node:dgram";
import type { Fault } from "#simulators/kernel/fault.ts";
import type { ListeningSystem, SystemTools } from "#simulators/kernel/system.ts";
import { listenNear } from "#simulators/secure/listen-near.ts";
import { answerQuestion, type DnsQuestion, garble, readQuestion, serverFailure } from "./dns-message.ts";
import { recordsOf } from "./mail-zones.ts";

const TARGET = "registers/names";
const OPERATION = "find";

/** A name server for the whole simulated internet: DNS over UDP, mail servers and addresses only. */
export const nameServer = (port: number): ListeningSystem => ({
  kind: "listening",
  target: TARGET,
  operationNames: [OPERATION],
  async listen(tools) {
    let socket: Socket | undefined;
    const taken = await listenNear(TARGET, port, (wanted) => {
      socket = createSocket("udp4");
      socket.on("message", (message, sender) => receive(tools, socket, message, sender));
      return bind(socket, wanted, tools.host);
    });
    return {
      url: `127.0.0.1:${taken}`,
      close: () => new Promise((resolve) => (socket ? socket.close(() => resolve()) : resolve())),
    };
  },
});

const bind = (socket: Socket, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.bind(port, host, () => {
      socket.off("error", reject);
      resolve(socket.address().port);
    });
  });

function receive(tools: SystemTools, socket: Socket | undefined, message: Buffer, { port, address }: RemoteInfo): void {
  const question = readQuestion(message);
  if (!question) return;
  tools.counters.call(TARGET, OPERATION);
  const fault = tools.faults.draw(TARGET, OPERATION, `${question.name} ${question.type}`);
  if (fault) tools.counters.fault(TARGET, fault.kind);
  const replies = repliesTo(question, fault);
  const send = (): void => replies.forEach((reply) => socket?.send(reply, port, address, () => undefined));
  if (fault === undefined || fault.delayMs === 0) send();
  else void tools.clock.sleep(fault.delayMs).then(send);
}

/** There is no connection to reset: what would have been cut is simply not answered. */
function repliesTo(question: DnsQuestion, fault: Fault | undefined): readonly Buffer[] {
  const answer = answerQuestion(question, recordsOf(question.name));
  switch (fault?.kind) {
    case undefined:
    case "slow":
      return [answer];
    case "hang":
    case "reset":
    case "answer-lost":
      return [];
    case "5xx":
      return [serverFailure(question)];
    case "garbage":
      return [garble(answer)];
    case "truncate":
      return [answer.subarray(0, Math.floor(answer.length / 2))];
    case "duplicate-answer":
      return [answer, answer];
  }
}
