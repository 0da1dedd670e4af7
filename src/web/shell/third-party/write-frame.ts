import { reviewAttributes } from "./review-config.ts";
import { CONNECT } from "./frame-protocol.ts";
import { connectFrame, runChatFrame, runReviewFrame, runTagFrame } from "./frame-scripts.ts";
import { frameTitles } from "./third-party.texts.sv.ts";

export type ThirdParty = keyof typeof frameTitles;

export interface FrameDocument {
  readonly html: string;
  /** The text of its only script, for the hash in its policy. */
  readonly script: string;
}

/** How often the chat's interface is looked for until it is there. */
const LOOK_EVERY_MS = 250;

const STARTS: Readonly<Record<ThirdParty, string>> = {
  tags: String(runTagFrame),
  chat: `tools => (${String(runChatFrame)})(tools, ${LOOK_EVERY_MS})`,
  reviews: `tools => (${String(runReviewFrame)})(tools, ${JSON.stringify(reviewAttributes)})`,
};

/** The document that a third party's script runs in. It contains nothing of the page around it, and is the same for all visitors. */
export function writeFrame(thirdParty: ThirdParty, scriptUrl: string): FrameDocument {
  const given = [CONNECT, new URL(scriptUrl).href].map((text) => JSON.stringify(text).replaceAll("<", "\\u003c"));
  const script = `(${String(connectFrame)})(${given.join(", ")}, ${STARTS[thirdParty]})`;
  const title = frameTitles[thirdParty];
  return {
    script,
    html: `<!DOCTYPE html><html lang="sv-SE"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title><style>html,body{margin:0;height:100%}</style><script>${script}</script></head><body></body></html>`,
  };
}
