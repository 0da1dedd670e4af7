import { jsonReply, type MountedSystem, type SystemReply } from "#simulators/kernel/system.ts";
import type { Mailbox, ReceivedMail } from "./mailbox.ts";

/** What was taken, for people at `/mail/inbox/` and for tests at `/mail/inbox/messages?to=`. */
export const inbox = (mailbox: Mailbox): MountedSystem => ({
  kind: "mounted",
  target: "mail/inbox",
  latency: { minMs: 0, maxMs: 0 },
  operations: [
    {
      name: "look",
      method: "GET",
      path: "/",
      latencyShare: 0,
      answer: () => page(listPage(mailbox.list())),
    },
    {
      name: "list",
      method: "GET",
      path: "/messages",
      latencyShare: 0,
      answer: ({ query }) => jsonReply(200, { messages: mailbox.list(query.get("to") ?? undefined) }),
    },
    {
      name: "empty",
      method: "POST",
      path: "/empty",
      latencyShare: 0,
      answer: () => {
        mailbox.clear();
        return jsonReply(200, {});
      },
    },
    {
      name: "read",
      method: "GET",
      path: "/messages/:number",
      latencyShare: 0,
      answer: ({ parameters }) => {
        const mail = mailbox.list()[Number(parameters["number"])];
        return mail ? page(mail.html || `<pre>${escape(mail.text)}</pre>`) : jsonReply(404, {});
      },
    },
  ],
});

const page = (body: string): SystemReply => ({ status: 200, body, contentType: "text/html; charset=utf-8" });

/** In whichever theme the reader has. */
const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:2rem auto;max-width:46rem;padding:0 1rem}
li{margin:.25rem 0;padding:.25rem 0}li a{display:inline-block;padding:.625rem 0;font-weight:600}small{display:block;opacity:.8}`;

const listPage = (mails: readonly ReceivedMail[]): string => `<!doctype html><html lang="sv"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Inkorg</title>
<style>${STYLE}</style>
<h1>Inkorg</h1><p>Alla mejl som tjänsten har skickat sedan den startade.</p>
${mails.length === 0 ? "<p>Inga mejl ännu.</p>" : `<ol reversed>${mails.map(row).toReversed().join("")}</ol>`}</html>`;

const row = (mail: ReceivedMail, index: number): string =>
  `<li><a href="/mail/inbox/messages/${index}">${escape(mail.subject)}</a><small>till ${escape(mail.to)}, ${moment(mail.receivedAt)}${
    mail.wasAnswered ? "" : ", svaret kom aldrig fram"
  }</small></li>`;

const moment = (iso: string): string => new Date(iso).toLocaleString("sv-SE", { timeZone: "Europe/Stockholm" });

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
