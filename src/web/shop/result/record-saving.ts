import { track } from "#web/shell/analytics/track.ts";
import { calls } from "#web/shell/calls/calls.ts";

/** OP-34: a failure is not shown, but tracked. */
export async function recordSaving(path: string, ids: { searchId: string; fetchDataId: string }): Promise<void> {
  const answer = await calls.post(path, { searchid: ids.searchId, fetchdataid: ids.fetchDataId });
  if (answer.kind !== "success") track({ event: "error", label: "error_api", source: "saving_event" });
}
