import { clearProvider, type StoredProvider } from "./fetched-provider.ts";
import { clearDetails, type StoredDetails } from "./order-details.ts";

/** How earlier releases stored unencrypted what an encrypted column holds now. */
export interface ClearShape {
  readonly from: readonly string[];
  /** Which rows still have such a value. */
  readonly isClear: string;
  /** What the column holds afterwards. */
  readonly empty: string;
  /** The plain text to be encrypted. */
  readonly read: (row: Record<string, unknown>) => string;
}

const asJson =
  (column: string) =>
  (row: Record<string, unknown>): string =>
    JSON.stringify(row[column]);

/** A text column that is null since. */
const textColumn = (column: string): ClearShape => ({
  from: [column],
  isClear: `${column} is not null`,
  empty: `${column} = null`,
  read: (row) => String(row[column]),
});

/**
 * By encrypted column. To be removed together with the columns they read, in the release after `npm run tool -- reencrypt` has left nothing
 * on any database.
 */
export const CLEAR_SHAPES: Readonly<Record<string, ClearShape>> = {
  "searches.parameters_enc": {
    from: ["parameters"],
    isClear: "parameters <> '{}'",
    empty: "parameters = '{}'",
    read: asJson("parameters"),
  },
  "searches.silent_enc": {
    from: ["silent"],
    isClear: "silent <> '[]'",
    empty: "silent = case when silent is null then null else '[]'::jsonb end",
    read: asJson("silent"),
  },
  "checkout_versions.chosen_enc": {
    from: ["chosen"],
    isClear: "chosen <> '{}'",
    empty: "chosen = '{}'",
    read: asJson("chosen"),
  },
  "orders.details_enc": {
    from: ["fields", "choices", "needs", "former_provider_name", "former_yearly_fee_ore"],
    isClear: `details_enc is null or fields <> '{}' or choices <> '{}' or needs <> '{}' or former_provider_name is not null`,
    empty: "fields = '{}', choices = '{}', needs = '{}', former_provider_name = null, former_yearly_fee_ore = null",
    read: (row) => JSON.stringify(clearDetails(row as unknown as StoredDetails)),
  },
  "orders.outcome_enc": textColumn("outcome_message"),
  "orders.interaction_enc": textColumn("interaction_url"),
  "cancellations.insurer_enc": {
    from: ["insurer_name"],
    isClear: "insurer_name <> ''",
    empty: "insurer_name = ''",
    read: (row) => String(row["insurer_name"]),
  },
  "withdrawals.outcome_enc": textColumn("outcome"),
  "fetches.provider_enc": {
    from: ["provider_slug", "provider_name", "shop_id"],
    isClear: "provider_enc is null or provider_slug is not null",
    empty: "provider_slug = null, provider_name = null, shop_id = null",
    read: (row) => JSON.stringify(clearProvider(row as unknown as StoredProvider)),
  },
};
