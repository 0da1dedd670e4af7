import type { OwnedOrder, OwnedOrders } from "#journeys/after-order/owned-order.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { lookupsOfPerson } from "./person-lookups.ts";
import { detailsOf, type StoredDetails } from "./order-details.ts";
import { execute, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

/** With codes also for the browser that has typed the code of one order; only withdrawing may be done so. */
export const createOwnedOrders = (
  { pool, cipher, lookupHash }: StorePorts,
  { hasCodes = false }: { readonly hasCodes?: boolean } = {},
): OwnedOrders => ({
  async find(orderId, { owner, personId }) {
    const values = [orderId, owner, personId ?? null];
    const row = await findOne<OwnedRow>(pool, { name: "owned-orders-find", text: FIND, values });
    if (row || !hasCodes) return row && orderOf(cipher, row);
    const byCode = { name: "owned-orders-by-code", text: FIND_BY_CODE, values: [orderId, owner] };
    const coded = await findOne<OwnedRow>(pool, byCode);
    return coded && { ...orderOf(cipher, coded), isByCode: true };
  },
  async hasPlacedFor(personalNumber, { owner, personId }) {
    const values = [lookupHash.all("person", personalNumber), owner, personId ?? null];
    return (await execute(pool, { name: "owned-orders-placed", text: HAS_PLACED, values })) === 1;
  },
  async placedIn({ owner, personId }) {
    const values = [owner, personId ?? null];
    const { rows } = await pool.query<{ vertical: string }>({ name: "owned-orders-in", text: PLACED_IN, values });
    return rows.map(({ vertical }) => vertical);
  },
});

/** The browser that ordered, or the person the order is for, identified with BankID: `$2` and `$3`. */
const IS_BROWSERS = "(owner = $2 and accepted_at > now() - interval '365 days')";
const IS_NUMBERS = `person_lookup = any ${lookupsOfPerson("$3")}`;
/** Who is logged in has ordered it while identified, or has been identified in the browser that ordered. */
export const IS_PERSONS = `(identified_by is not null and ${IS_NUMBERS})`;
export const IS_OWN = `(${IS_BROWSERS} or ${IS_PERSONS})`;

const SELECTED = `
select id, owner, vertical, provider_slug, start_date, state, settled_at, personal_enc,
  details_enc,
  exists (select from withdrawals where order_id = orders.id and state <> 'continued') as is_withdrawn`;

const FIND = `${SELECTED}, ${IS_OWN} as is_askers from orders where id = $1 and (${IS_BROWSERS} or ${IS_NUMBERS})`;

/** Long enough to read the page and to see the receipt, on a device that may be another's. */
const FIND_BY_CODE = `${SELECTED}, true as is_askers from orders where id = $1 and exists (
  select from withdrawal_codes as code
  where code.order_id = orders.id and code.owner = $2 and code.opened_at > now() - interval '30 minutes')`;

const HAS_PLACED = `select 1 from orders where person_lookup = any ($1) and state = 'placed' and ${IS_OWN} limit 1`;

const PLACED_IN = `
select distinct vertical from orders
where state = 'placed'
  and (owner = $1 or (identified_by is not null and person_lookup = any ${lookupsOfPerson("$2")}))
  and not exists (select from withdrawals where order_id = orders.id)`;

interface OwnedRow extends StoredDetails {
  readonly id: string;
  readonly owner: string;
  readonly vertical: string;
  readonly provider_slug: string;
  readonly start_date: string;
  readonly state: OwnedOrder["state"];
  readonly settled_at: Date | null;
  readonly personal_enc: string;
  readonly is_withdrawn: boolean;
  readonly is_askers: boolean;
}

function orderOf(cipher: ColumnCipher, row: OwnedRow): OwnedOrder {
  const cell = { column: "orders.personal_enc", rowId: row.id };
  const personal = JSON.parse(cipher.decrypt(cell, row.personal_enc)) as PersonalFields;
  return {
    orderId: row.id,
    owner: row.owner,
    vertical: row.vertical,
    providerSlug: row.provider_slug,
    startDate: row.start_date,
    state: row.state,
    settledAtMs: row.settled_at?.getTime(),
    isWithdrawn: row.is_withdrawn,
    isAskers: row.is_askers,
    personal: row.is_askers ? personal : { personalNumber: personal.personalNumber },
    fields: detailsOf(cipher, row.id, row).fields,
  };
}
