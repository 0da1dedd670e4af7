/** Workflows that do not move: paused until a person resumes them, or failing in every attempt. */
export interface StuckWorkflows {
  readonly workflow: string;
  readonly state: "paused" | "failing";
  readonly count: number;
}

/** Fewer failures in a row are ordinary: a server restarts, a mail server greylists. */
const FAILED_ATTEMPTS = 5;

const QUERY = `
select target_service_name as workflow, case when status = 'paused' then 'paused' else 'failing' end as state, count(*) as count
from sys_invocation
where status = 'paused' or (status in ('backing-off', 'running') and retry_count >= ${FAILED_ATTEMPTS})
group by 1, 2`;

/** Asks the engine; rejects when it does not answer in time. */
export async function findStuckWorkflows(adminUrl: string, signal: AbortSignal): Promise<readonly StuckWorkflows[]> {
  const response = await fetch(`${adminUrl}/query`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: QUERY }),
    signal,
  });
  if (!response.ok) throw new Error(`the engine answered a query with ${response.status}`);
  return ((await response.json()) as { readonly rows: readonly StuckWorkflows[] }).rows;
}
