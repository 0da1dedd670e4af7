import type { MountedSystem, SystemReply } from "#simulators/kernel/system.ts";
import { runWidget } from "./widget-script.ts";

/** Longer than a page takes to load: what is sent before it is ready must be sent again. */
const READY_AFTER_MS = 1_200;

/** A company that sells live chats: serves the script of its window, and stores what the window receives. */
export function chatWidget(): MountedSystem {
  const received: unknown[] = [];
  return {
    kind: "mounted",
    target: "chat/widget",
    latency: { minMs: 5, maxMs: 30 },
    received: { list: () => received, clear: () => void received.splice(0) },
    operations: [
      {
        name: "script",
        method: "GET",
        path: "/widget.js",
        latencyShare: 1,
        answer: ({ headers }) => script(`http://${String(headers["host"])}/chat/widget`),
      },
      { name: "frame", method: "GET", path: "/frame", latencyShare: 1, answer: () => FRAME },
      {
        name: "collect",
        method: "POST",
        path: "/collect",
        latencyShare: 1,
        answer({ body }) {
          received.push(JSON.parse(body));
          return { status: 204, body: "" };
        },
      },
    ],
  };
}

const script = (address: string): SystemReply => ({
  status: 200,
  contentType: "text/javascript; charset=utf-8",
  headers: { "cache-control": "no-store" },
  body: `(${String(runWidget)})(${JSON.stringify(`${address}/frame`)}, ${JSON.stringify(`${address}/collect`)}, ${READY_AFTER_MS});\n`,
});

const FRAME: SystemReply = {
  status: 200,
  contentType: "text/html; charset=utf-8",
  body: '<!doctype html><html lang="sv"><meta charset="utf-8"><title>Chatt</title><style>body{font:16px/1.5 system-ui;margin:1rem;color:#101a3c}</style><p>Hej! Just nu är ingen här. Ring oss gärna i stället.</p></html>',
};
