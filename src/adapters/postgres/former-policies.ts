import type { FormerPolicies } from "#journeys/after-order/cancellation.port.ts";
import type { StoredPolicy } from "#journeys/fetch/fetch.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import { lookupsOfPerson } from "./person-lookups.ts";
import { providerOf, type StoredProvider } from "./fetched-provider.ts";
import { findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

/** Fetched insurances, as a cancellation needs them. */
export const createFormerPolicies = ({ pool, cipher, lookupHash }: StorePorts): FormerPolicies => ({
  async latest({ owner, personId }, { orderId, vertical }) {
    const order = await findOne<{ personal_enc: string }>(pool, ORDER, [orderId]);
    if (!order) return undefined;
    // The number itself: the order and the fetch may be stored under different keys.
    const personal = cipher.decrypt({ column: "orders.personal_enc", rowId: orderId }, order.personal_enc);
    const { personalNumber } = JSON.parse(personal) as PersonalFields;
    const values = [owner, vertical, personId ?? null, lookupHash.all("person", personalNumber)];
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

const ORDER = "select personal_enc from orders where id = $1";

const LATEST = `
select id, provider_enc, policy_enc, ended_at from fetches
where ((owner = $1 and released_at is not null) or person_lookup = any ${lookupsOfPerson("$3")})
  and vertical = $2
  and person_lookup = any ($4)
  and state = 'done' and policy_enc is not null order by ended_at desc limit 1`;

interface PolicyRow extends StoredProvider {
  readonly id: string;
  readonly policy_enc: string;
  readonly ended_at: Date;
}
