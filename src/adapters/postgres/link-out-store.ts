import type { LinkOutStore } from "#journeys/link-out/link-out.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

export const createLinkOutStore = (pool: DatabasePool): LinkOutStore => ({
  async add({ resultId, vertical, providerId }) {
    await pool.query({
      name: "link-outs-add",
      text: "insert into link_outs (id, vertical, provider_id) values ($1, $2, $3) on conflict (id) do nothing",
      values: [resultId, vertical, providerId],
    });
  },
});
