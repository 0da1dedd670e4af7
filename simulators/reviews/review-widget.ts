import type { MountedSystem, SystemReply } from "#simulators/kernel/system.ts";
import { runReviewScript } from "./review-script.ts";

/** A company that collects customers' reviews: serves the script of its window, and the window. */
export const reviewWidget = (): MountedSystem => ({
  kind: "mounted",
  target: "reviews/widget",
  latency: { minMs: 5, maxMs: 30 },
  operations: [
    {
      name: "script",
      method: "GET",
      path: "/widget.js",
      latencyShare: 1,
      answer: ({ headers }) => script(`http://${String(headers["host"])}/reviews/widget/frame`),
    },
    { name: "frame", method: "GET", path: "/frame", latencyShare: 1, answer: ({ query }) => frame(query) },
  ],
});

const script = (frameUrl: string): SystemReply => ({
  status: 200,
  contentType: "text/javascript; charset=utf-8",
  headers: { "cache-control": "no-store" },
  body: `(${String(runReviewScript)})(${JSON.stringify(frameUrl)});\n`,
});

/** There are no reviews, and none are invented. */
function frame(query: URLSearchParams): SystemReply {
  const asked = (query.get("stars") ?? "1,2,3,4,5").split(",").filter((stars) => /^[1-5]$/.test(stars));
  return {
    status: 200,
    contentType: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Omdömen</title><style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui;margin:0}</style><p>Inga omdömen med ${asked.join(" eller ")} stjärnor ännu.</p></html>`,
  };
}
