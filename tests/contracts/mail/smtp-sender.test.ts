import { afterAll, beforeAll, expect, test } from "vitest";
import { createSmtpSender } from "#adapters/email/smtp-sender.ts";
import type { OutgoingMail } from "#journeys/mail/mail.port.ts";
import { randomId } from "#platform/ids.ts";
import { createMailCarrier } from "#simulators/mail/mail-carrier.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { readInbox } from "#tests/support/read-inbox.ts";

let carrier: Simulators;
beforeAll(async () => {
  carrier = await startSimulators({ systems: () => createMailCarrier({ SPARV_MAIL_BOUNCE_KEY: "not-used" }) });
});
afterAll(() => carrier.close());

const sender = () =>
  createSmtpSender({
    url: carrier.ownUrls["mail/smtp"] ?? "",
    from: { name: "Sparv", address: "hej@sparv.example" },
    requiresTls: false,
  });

const mailTo = (to: string, changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  mailId: randomId(),
  to,
  subject: "Ärende åäö",
  html: "<p>Hej</p>",
  text: "Hej",
  unsubscribeUrl: undefined,
  isRepeat: false,
  ...changes,
});

test("a mail arrives complete, with an id derived from ours", async () => {
  const mail = mailTo("anna@post.example");
  expect(await sender().send(mail)).toMatchObject({ kind: "accepted" });
  const [received] = await readInbox(carrier.url, mail.to);
  expect(received).toMatchObject({
    from: "hej@sparv.example",
    subject: mail.subject,
    messageId: `<${mail.mailId}@sparv.example>`,
  });
  expect(received?.text.trim()).toBe("Hej");
  expect(received?.headers["list-unsubscribe"]).toBeUndefined();
  expect(received?.headers["x-sparv-repeat"]).toBeUndefined();
});

test("a subscription mail has a one-click unsubscribe header", async () => {
  const mail = mailTo("bo@post.example", { unsubscribeUrl: "https://sparv.example/e/?kod=1.2", isRepeat: true });
  await sender().send(mail);
  const [received] = await readInbox(carrier.url, mail.to);
  expect(received?.headers).toMatchObject({
    "list-unsubscribe": "<https://sparv.example/e/?kod=1.2>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    "x-sparv-repeat": "1",
  });
});

test("a server that defers, one that refuses, and one that is unreachable", async () => {
  expect(await sender().send(mailTo("senare-1@post.example"))).toMatchObject({ kind: "later" });
  expect(await sender().send(mailTo("senare-1@post.example"))).toMatchObject({ kind: "accepted" });
  expect(await sender().send(mailTo("nej@post.example"))).toEqual({
    kind: "refused",
    reason: "the mail server answered 550",
  });
  const unreachable = createSmtpSender({
    url: "smtp://127.0.0.1:9",
    from: { name: "Sparv", address: "hej@sparv.example" },
    requiresTls: false,
  });
  expect(await unreachable.send(mailTo("anna@post.example"))).toMatchObject({ kind: "later" });
});

test("a connection that is cut after the text leaves it uncertain whether the mail arrived", async () => {
  const mail = mailTo("tappad-1@post.example");
  expect(await sender().send(mail)).toMatchObject({ kind: "unanswered" });
  expect(await readInbox(carrier.url, mail.to)).toMatchObject([{ wasAnswered: false }]);
});

test("a server without encryption gets nothing when encryption is required", async () => {
  const strict = createSmtpSender({
    url: carrier.ownUrls["mail/smtp"] ?? "",
    from: { name: "Sparv", address: "hej@sparv.example" },
    requiresTls: true,
  });
  const mail = mailTo("hemlig@post.example");
  expect((await strict.send(mail)).kind).not.toBe("accepted");
  expect(await readInbox(carrier.url, mail.to)).toEqual([]);
});

test("neither a subject nor an address can add a header or a recipient", async () => {
  const mail = mailTo("cecilia@post.example", { subject: "Hej\r\nBcc: nej@post.example\r\n\r\nannan text" });
  await sender().send(mail);
  const [received] = await readInbox(carrier.url, mail.to);
  expect(received?.headers["bcc"]).toBeUndefined();
  expect(received?.text.trim()).toBe("Hej");
  const report = await sender().send(mailTo("dan@post.example>\r\nRCPT TO:<eva@post.example"));
  expect(report).toEqual({ kind: "refused", reason: "not an address" });
  expect(await readInbox(carrier.url, "eva@post.example")).toEqual([]);
});
