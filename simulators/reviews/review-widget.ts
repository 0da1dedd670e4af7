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

/** Nobody has written these, and the window says so. */
const REVIEWS = [
  { stars: 5, text: "Gick fort." },
  { stars: 3, text: "Bra, men mitt bolag fanns inte med." },
  { stars: 4, text: "Lätt att förstå." },
];

function frame(query: URLSearchParams): SystemReply {
  const shown = (query.get("stars") ?? "1,2,3,4,5").split(",").map(Number);
  const lines = REVIEWS.filter(({ stars }) => shown.includes(stars))
    .map(({ stars, text }) => `<li><b>${stars} av 5</b> ${text}</li>`)
    .join("");
  return {
    status: 200,
    contentType: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Omdömen</title><style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui;margin:0}ul{margin:.5rem 0 0;padding:0;list-style:none}</style><strong>Demodata: ingen har skrivit det här.</strong><ul>${lines}</ul></html>`,
  };
}
