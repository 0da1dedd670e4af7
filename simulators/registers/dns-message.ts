import type { DomainRecords } from "./mail-zones.ts";

/** One question of RFC 1035, with the bytes it came in: an answer repeats them. */
export interface DnsQuestion {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  readonly bytes: Buffer;
}

const TYPE_ADDRESS = 1;
const TYPE_MAIL = 15;
const HEADER_BYTES = 12;

/** Undefined unless the message asks exactly one thing. */
export function readQuestion(message: Buffer): DnsQuestion | undefined {
  if (message.length < HEADER_BYTES + 5 || message.readUInt16BE(4) !== 1) return undefined;
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    if (length > 63 || at + length + 1 >= message.length) return undefined;
    labels.push(message.toString("latin1", at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  if (at + 5 > message.length) return undefined;
  return {
    id: message.readUInt16BE(0),
    name: labels.join("."),
    type: message.readUInt16BE(at + 1),
    bytes: message.subarray(HEADER_BYTES, at + 5),
  };
}

export function answerQuestion(question: DnsQuestion, domain: DomainRecords | undefined): Buffer {
  const records = domain === undefined ? [] : recordsFor(question.type, domain);
  return Buffer.concat([
    header(question, domain === undefined ? NO_SUCH_NAME : 0, records.length),
    question.bytes,
    ...records,
  ]);
}

export const serverFailure = (question: DnsQuestion): Buffer =>
  Buffer.concat([header(question, SERVER_FAILURE, 0), question.bytes]);

/** The right question, and nonsense where its answer should be. */
export function garble(answer: Buffer): Buffer {
  const spoilt = Buffer.from(answer);
  spoilt.fill(0xff, Math.min(spoilt.length, HEADER_BYTES + 20));
  return spoilt;
}

const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;
/** An answer, recursion asked for and available. */
const ANSWER_FLAGS = 0x8180;

function header({ id }: DnsQuestion, code: number, answers: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.writeUInt16BE(id, 0);
  bytes.writeUInt16BE(ANSWER_FLAGS | code, 2);
  bytes.writeUInt16BE(1, 4);
  bytes.writeUInt16BE(answers, 6);
  return bytes;
}

function recordsFor(type: number, { mailServers, addresses }: DomainRecords): Buffer[] {
  if (type === TYPE_MAIL)
    return mailServers.map((server) => record(type, Buffer.concat([Buffer.from([0, 10]), nameBytes(server)])));
  if (type === TYPE_ADDRESS)
    return addresses.map((address) => record(type, Buffer.from(address.split(".").map(Number))));
  return [];
}

/** The name is a pointer to the question's; class internet; good for a minute. */
function record(type: number, content: Buffer): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.writeUInt16BE(0xc00c, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt16BE(1, 4);
  bytes.writeUInt32BE(60, 6);
  bytes.writeUInt16BE(content.length, 10);
  return Buffer.concat([bytes, content]);
}

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split(".")
      .filter((label) => label !== "")
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, "latin1")])),
    Buffer.from([0]),
  ]);
