import { readConsentList } from "#domain/consent/consent.ts";
import type { GivenConsents } from "#journeys/account/account.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

/** The stored cookie choices, as the visitor who made them may read them. */
export const createGivenConsents = (pool: DatabasePool): GivenConsents => ({
  async ofOwner(owner) {
    const { rows } = await pool.query<Row>({ name: "consents-of-owner", text: OF_OWNER, values: [owner] });
    return rows.flatMap(({ categories, text_version, chosen_at }) => {
      const consent = readConsentList(categories);
      return consent ? [{ consent, textVersion: text_version, atMs: chosen_at.getTime() }] : [];
    });
  },
});

const OF_OWNER = "select categories, text_version, chosen_at from consents where owner = $1 order by id desc limit 10";

interface Row {
  readonly categories: string;
  readonly text_version: string;
  readonly chosen_at: Date;
}
