import type { DisclosureLog, NewDisclosure } from "#journeys/my-data/disclosures.port.ts";
import { createBatcher } from "#platform/database/batcher.ts";
import { isValuesFault } from "#platform/database/errors.ts";
import { encryptJson } from "./encrypted-record.ts";
import type { StorePorts } from "./store-ports.ts";

export const DISCLOSURE_CELL = "disclosures.content_enc";

export interface DisclosureLogPorts extends StorePorts {
  readonly recordFailed: (error: unknown) => void;
}

/** Many searches share a statement. One at a time: the record must not take connections from the searches. */
const BATCH = { maxItems: 64, maxUnderWay: 1, isItemsFault: isValuesFault };

export function createDisclosureLog({ pool, recordFailed, ...ports }: DisclosureLogPorts): DisclosureLog & {
  /** Resolves when everything that was recorded is written, or has failed. */
  settled(): Promise<void>;
} {
  const pending = new Set<Promise<void>>();
  const batcher = createBatcher<readonly NewDisclosure[], void>({
    ...BATCH,
    run: async (batch) => {
      const rows = batch.flat().map((disclosure) => rowOf(ports, disclosure));
      await pool.query({ name: "disclosures-add", text: ADD, values: [JSON.stringify(rows)] });
      return batch.map(() => undefined);
    },
  });
  return {
    record(disclosures) {
      const written = batcher
        .add(disclosures)
        .catch(recordFailed)
        .finally(() => pending.delete(written));
      pending.add(written);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}

/** Hashed and encrypted when the statement is made, after the questions have been sent. */
const rowOf = (
  { cipher, lookupHash }: Omit<StorePorts, "pool">,
  { id, personalNumber, purpose, vertical, content }: NewDisclosure,
) => ({
  id,
  person_lookup: lookupHash("person", personalNumber),
  purpose,
  vertical,
  content_enc: encryptJson(cipher, { column: DISCLOSURE_CELL, rowId: id }, content),
});

const ADD = `
insert into disclosures (id, person_lookup, purpose, vertical, content_enc)
select id, person_lookup, purpose, vertical, content_enc
from jsonb_to_recordset($1::jsonb) as given (id text, person_lookup text, purpose text, vertical text, content_enc text)
on conflict (id) do nothing`;
