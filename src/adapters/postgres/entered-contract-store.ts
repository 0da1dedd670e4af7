import { type EnteredContract, MAX_ENTERED } from "#domain/household/entered-contract.ts";
import type { EnteredContractStore } from "#journeys/household/household.port.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { execute, runIn } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export function createEnteredContractStore({
  pool,
  cipher,
}: Pick<StorePorts, "pool" | "cipher">): EnteredContractStore {
  const run = runIn(pool, "held-contracts");
  return {
    ofPerson: async (personId) =>
      (await run<Row>("of-person", OF_PERSON, [personId])).map(({ id, content_enc, changed_at }) => ({
        contractId: id,
        content: decryptJson(cipher, cellOf(id), content_enc) as EnteredContract,
        changedAtMs: changed_at.getTime(),
      })),
    async add(personId, { contractId, content, changedAtMs }) {
      const values = [contractId, personId, encryptJson(cipher, cellOf(contractId), content), new Date(changedAtMs)];
      return (await execute(pool, { name: "held-contracts-add", text: ADD, values: [...values, MAX_ENTERED] })) === 1;
    },
    async change(personId, { contractId, content, changedAtMs }) {
      const values = [contractId, personId, encryptJson(cipher, cellOf(contractId), content), new Date(changedAtMs)];
      return (await execute(pool, { name: "held-contracts-change", text: CHANGE, values })) === 1;
    },
    remove: async (personId, contractId) =>
      (await execute(pool, { name: "held-contracts-remove", text: REMOVE, values: [contractId, personId] })) === 1,
  };
}

interface Row {
  readonly id: string;
  readonly content_enc: string;
  readonly changed_at: Date;
}

const cellOf = (rowId: string) => ({ column: "held_contracts.content_enc", rowId });

const OF_PERSON = "select id, content_enc, changed_at from held_contracts where person_id = $1 order by created_at, id";

const ADD = `
insert into held_contracts (id, person_id, content_enc, created_at, changed_at)
select $1, persons.id, $3, $4, $4 from persons
where persons.id = $2 and (select count(*) from held_contracts where person_id = $2) < $5`;

const CHANGE = "update held_contracts set content_enc = $3, changed_at = $4 where id = $1 and person_id = $2";

const REMOVE = "delete from held_contracts where id = $1 and person_id = $2";
