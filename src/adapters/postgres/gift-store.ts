import { GIFT_CAMPAIGN } from "#domain/after-order/gift-campaign.ts";
import type { GiftStore } from "#journeys/after-order/gift.port.ts";
import { type Connection, execute } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { whenClaimed } from "./unique-lookups.ts";

export const createGiftStore = ({ pool, cipher, lookupHash }: StorePorts): GiftStore => ({
  async enter({ entryId, owner, civicNumber, phoneNumber, product, date }) {
    const form = cipher.encrypt(
      { column: "gift_entries.form_enc", rowId: entryId },
      JSON.stringify({ civicNumber, phoneNumber }),
    );
    const values = [entryId, GIFT_CAMPAIGN, lookupHash("person", civicNumber), form, product, date, owner];
    const claimed = { purpose: "person", value: civicNumber } as const;
    const enter = (connection: Connection) => execute(connection, ENTER, values);
    return (await whenClaimed({ pool, lookupHash }, "gift_entries.person_lookup", claimed, enter)) === 1;
  },
});

const ENTER = `
insert into gift_entries (id, campaign, person_lookup, form_enc, product, entered_on, owner)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict on constraint gift_entries_one_per_person do nothing`;
