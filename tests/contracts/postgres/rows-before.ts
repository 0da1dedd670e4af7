import { readdirSync } from "node:fs";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { migrate } from "#platform/database/migrate.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { migrationsBefore } from "#tests/contracts/retention/migrations-before.ts";

/** The schema of the release that stored facts about people in clear. */
export async function migrateBeforeEncryption(url: string): Promise<void> {
  const name = readdirSync(MIGRATIONS_FOLDER).find((file) => file.endsWith("-facts-encrypted.sql")) ?? "";
  const { folder, remove } = migrationsBefore(name);
  try {
    await migrate({ url, folder });
  } finally {
    remove();
  }
}

/** What people entered, as the tests look for it. */
export const FACTS = {
  fields: { carregnumber: "KAN 4RI", zip: "98765" },
  choices: { mileage: "31337", payment: "monthly" },
  needs: { title: "Krav och behov", statement: "s", items: [{ id: "w", name: "Önskemål", value: "Kanarieskydd" }] },
  former: { providerName: "Kanariebolaget", yearlyFeeOre: 123_400 },
  message: "Bolaget skriver om KAN 4RI",
  url: "https://insurer.example/pay/kanarie",
  withoutOffer: [{ providerId: 1, shopId: 2, providerName: "P", reason: "declined", message: "KAN 4RI är avställd" }],
} as const;

export const insurerNames = ["Kanariebolaget Försäkring", 'Gåspenna & "Son" AB', "Rad\nbrytning"] as const;

/** Orders as that release wrote them, with everything in clear. */
export async function addOrdersBefore(pool: DatabasePool, cipher: ColumnCipher, ids: readonly string[]): Promise<void> {
  const seal = (column: string, rowId: string, value: unknown) =>
    cipher.encrypt({ column: `orders.${column}`, rowId }, JSON.stringify(value));
  const rows = ids.map((id) => ({
    id,
    personal_enc: seal("personal_enc", id, { personalNumber: "199001012385", name: "Åsa Öberg" }),
    summary_enc: seal("summary_enc", id, { additional: [], customize: [], personal: [], subscription: [] }),
  }));
  await pool.query(
    `insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore,
       start_date, fields, choices, needs, former_provider_name, former_yearly_fee_ore, outcome_message, interaction_url,
       personal_enc, summary_enc, person_lookup, state, settled_at)
     select id, 'o', 'car', id, 1, 'p', 's', 1, '2026-01-01', $2, $3, $4, $5, $6, $7, $8, personal_enc, summary_enc, 'x',
       'refused', now()
     from jsonb_to_recordset($1::jsonb) as given (id text, personal_enc text, summary_enc text)`,
    [
      JSON.stringify(rows),
      JSON.stringify(FACTS.fields),
      JSON.stringify(FACTS.choices),
      JSON.stringify(FACTS.needs),
      FACTS.former.providerName,
      FACTS.former.yearlyFeeOre,
      FACTS.message,
      FACTS.url,
    ],
  );
}

/** One row of every other table with such facts. */
export async function addRowsBefore(pool: DatabasePool, cipher: ColumnCipher, orderIds: readonly string[]) {
  await pool.query(
    `insert into searches (id, vertical, schema_version, owner, parameters, state, finished_at, silent)
     values ('search', 'car', 1, 'o', $1, 'done', now(), $2)`,
    [JSON.stringify(FACTS.fields), JSON.stringify(FACTS.withoutOffer)],
  );
  await pool.query(
    `insert into checkout_versions (id, result_id, version, owner, vertical, search_id, chosen, quote)
     values ('result.1', 'result', 1, 'o', 'car', 'search', $1, '{}')`,
    [JSON.stringify(FACTS.choices)],
  );
  await pool.query(`insert into consent_texts (version, texts) values ('v1', '"ja"')`);
  await pool.query(
    `insert into fetches (id, owner, vertical, shop_id, provider_slug, provider_name, login_method, consent_version,
       consented_at, subject_enc)
     values ('fetch', 'o', 'car', 77, 'kanarie', $1, 'm', 'v1', now(), $2)`,
    [FACTS.former.providerName, cipher.encrypt({ column: "fetches.subject_enc", rowId: "fetch" }, "{}")],
  );
  await pool.query(
    `insert into withdrawals (id, order_id, statement_enc, receipt_mail_id, state, outcome, asked_at, settled_at)
     values ('withdrawal', $1, $2, 'm', 'refused', $3, now(), now())`,
    [orderIds[0], cipher.encrypt({ column: "withdrawals.statement_enc", rowId: "withdrawal" }, "{}"), FACTS.message],
  );
  await pool.query(
    "insert into mails (id, key, template, content_enc, recipient_lookup) values ('n', 'n', 'cancellation', $1, 'r')",
    [
      cipher.encrypt(
        { column: "mails.content_enc", rowId: "n" },
        JSON.stringify({ to: "t@example.se", variables: {} }),
      ),
    ],
  );
  for (const [at, name] of insurerNames.entries())
    await pool.query(
      `insert into cancellations (id, insurer_name, ends_on, new_starts_on, mandate_enc, mandate_version, notice_mail_id,
         copy_mail_id, asked_at)
       values ($1, $2, '2026-01-01', '2026-01-01', $3, 'v1', 'n', 'c', now())`,
      [orderIds[at], name, cipher.encrypt({ column: "cancellations.mandate_enc", rowId: orderIds[at] ?? "" }, "x")],
    );
}
