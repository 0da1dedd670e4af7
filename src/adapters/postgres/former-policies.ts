import type { FormerPolicies } from "#journeys/after-order/cancellation.port.ts";
import type { StoredPolicy } from "#journeys/fetch/fetch.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { PROVIDER_COLUMNS, providerOf, type StoredProvider } from "./fetched-provider.ts";
import { findOne } from "./query.ts";

/** Fetched insurances, as a cancellation needs them. */
export const createFormerPolicies = (pool: DatabasePool, cipher: ColumnCipher): FormerPolicies => ({
  async latest({ owner, personId }, { orderId, vertical }) {
    const values = [owner, vertical, personId ?? null, orderId];
    const row = await findOne<PolicyRow>(pool, { name: "former-policies", text: LATEST, values });
    if (!row) return undefined;
    const stored = cipher.decrypt({ column: "fetches.policy_enc", rowId: row.id }, row.policy_enc);
    const { renewalDate, searchParameters } = JSON.parse(stored) as StoredPolicy;
    const { name, shopId } = providerOf(cipher, row.id, row);
    return {
      providerName: name,
      shopId,
      fields: searchParameters,
      renewalDate,
      fetchedAtMs: row.ended_at.getTime(),
    };
  },
});

const LATEST = `
select id, ${PROVIDER_COLUMNS}, policy_enc, ended_at from fetches
where ((owner = $1 and released_at is not null) or person_lookup = (select person_lookup from persons where id = $3))
  and vertical = $2
  and person_lookup = (select person_lookup from orders where id = $4)
  and state = 'done' and policy_enc is not null order by ended_at desc limit 1`;

interface PolicyRow extends StoredProvider {
  readonly id: string;
  readonly policy_enc: string;
  readonly ended_at: Date;
}
