import type { OrderedContact } from "#journeys/checkout/checkout.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import { findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

/** How a person was reached in their latest order. */
export const createOrderedContact =
  ({ pool, cipher, lookupHash }: StorePorts): OrderedContact =>
  async (personalNumber) => {
    const values = [lookupHash("person", personalNumber)];
    const row = await findOne<ContactRow>(pool, { name: "ordered-contact", text: LATEST, values });
    if (!row) return {};
    const stored = cipher.decrypt({ column: "orders.personal_enc", rowId: row.id }, row.personal_enc);
    const personal = JSON.parse(stored) as PersonalFields;
    return Object.fromEntries(
      CONTACT_FIELDS.flatMap((name) => (personal[name] ? [[name, personal[name]] as const] : [])),
    );
  };

/** Those that every order has, whatever is ordered. */
const CONTACT_FIELDS = ["name", "email", "phone", "address", "zip", "city"] as const;

const LATEST = `
select id, personal_enc from orders where person_lookup = $1 and state = 'placed' order by accepted_at desc limit 1`;

interface ContactRow {
  readonly id: string;
  readonly personal_enc: string;
}
