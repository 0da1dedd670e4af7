import type { SocialProofSource } from "#journeys/social-proof/social-proof.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

export const createSocialProofSource = (pool: DatabasePool): SocialProofSource => ({
  async latestOrderMs(providerSlug, sinceMs) {
    const values = [providerSlug, new Date(sinceMs)];
    const { rows } = await pool.query<{ accepted_at: Date }>({ name: "orders-latest-placed", text: LATEST, values });
    return rows[0]?.accepted_at.getTime();
  },
  async finishedSearches(sinceMs, limit) {
    const values = [new Date(sinceMs), limit];
    const { rows } = await pool.query<FinishedRow>({ name: "searches-finished-lately", text: FINISHED, values });
    return rows.map(({ vertical, owner, zip, finished_at }) => ({
      vertical,
      owner,
      postalCode: zip ?? undefined,
      finishedAtMs: finished_at.getTime(),
    }));
  },
});

const LATEST = `
select accepted_at from orders where provider_slug = $1 and state = 'placed' and accepted_at >= $2
order by accepted_at desc limit 1`;

/** By created_at, which has the index. */
const FINISHED = `
select vertical, owner, parameters ->> 'zip' as zip, finished_at from searches
where created_at >= $1 and state = 'done' order by created_at desc limit $2`;

interface FinishedRow {
  readonly vertical: string;
  readonly owner: string;
  readonly zip: string | null;
  readonly finished_at: Date;
}
