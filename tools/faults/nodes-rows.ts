import { recentSearchesCallPath } from "#domain/addresses/content-call-paths.ts";
import { statisticsPath } from "#domain/addresses/content-paths.ts";
import { rankingLogPath } from "#domain/addresses/ranking-log-paths.ts";
import { latestPurchaseCallPath } from "#domain/addresses/shop-call-paths.ts";
import { type NodesRow, orderCountsOf } from "./nodes-report.ts";
import type { AskedOrder } from "./order-clients.ts";
import type { OrderParts } from "./order-parts.ts";
import { isLost, isWrong, judgeOrders } from "./order-verdict.ts";

type Log = (line: string) => void;

/** The orders of one row, when they are settled. */
export async function judgeRow(parts: OrderParts, asked: readonly AskedOrder[], log: Log) {
  await parts.waitUntilSettled().catch((error: Error) => log(error.message));
  const judged = await parts.judge(asked);
  for (const order of judged) if (isLost(order) || isWrong(order)) log(JSON.stringify(order));
  for (const { reportedState, lastFault } of asked) if (!reportedState) log(`gave up: ${lastFault}`);
  return orderCountsOf(judgeOrders(judged, asked.length), asked.length);
}

/** What everyone sees alike, and what may be a few seconds old. */
export const readOnlyPages = (shopIds: readonly number[]): string[] => [
  recentSearchesCallPath(),
  statisticsPath(),
  rankingLogPath(),
  ...[...new Set(shopIds)].slice(0, 3).map((id) => `${latestPurchaseCallPath()}?shopid=${id}`),
];

export const pickCounts = (counts: Omit<NodesRow, "what" | "orders" | "lost" | "doubled" | "wrong">) => {
  const { requests, failed, searches, searchesLost } = counts;
  return { requests, failed, searches, searchesLost };
};

export function logKinds(kinds: Readonly<Record<string, number>>, log: Log): void {
  for (const [kind, count] of Object.entries(kinds)) log(`failed ${count}: ${kind}`);
}
