import { drawWinner, type Sha256 } from "#domain/competition/draw.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { Durable } from "#platform/engine/durable.ts";
import type { CompetitionStore } from "./competition.port.ts";
import { winnerMail } from "./winner-mail.ts";

/** The workflow's name; its id is the month. */
export const DRAW_WORKFLOW = "competition-draw";

export interface DrawPorts extends Pick<QueueMailPorts, "starter" | "startFailed" | "newId"> {
  readonly store: Pick<CompetitionStore, "draw">;
  readonly sha256: Sha256;
  /** Where the draw can be verified. */
  readonly pageUrl: (month: string) => string;
}

/** Draws one month, once: the row of the month is locked, and a finished draw can never be changed. */
export async function drawMonth(durable: Durable, ports: DrawPorts): Promise<{ hasWinner: boolean }> {
  const month = durable.key;
  const mailId = await durable.run("draw", () =>
    ports.store.draw(month, ({ seed, tickets }) => ({
      winnerTicket: drawWinner(ports.sha256, seed, tickets),
      writeWinnerMail: (email) =>
        winnerMail({ mailId: ports.newId(), month, to: email, pageUrl: ports.pageUrl(month) }),
    })),
  );
  if (mailId === undefined) return { hasWinner: false };
  await durable.run("notify-winner", () => startDelivery(ports, mailId));
  return { hasWinner: true };
}
