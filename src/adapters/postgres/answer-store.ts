import { applicationStateOf } from "#domain/application/answer-progress.ts";
import { type AnswerState, isTaken, shownAnswer } from "#domain/application/answer-state.ts";
import type {
  AnswerStore,
  ApplicationRequest,
  NewApplication,
  StoredAnswer,
} from "#journeys/applications/answer.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import type { ApplicationOffer, SuppliedFile } from "#verticals/_contract/apply.ts";
import { lookupsOfPerson } from "./person-lookups.ts";
import { applicationCell, type ApplicationContent } from "./application-store.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { queueStatement } from "./mail-store.ts";
import { type Connection, findMany, findOne } from "./query.ts";
import { IS_FOLLOWED_ANSWER, MAY_END_ANSWER } from "./state-sql.ts";
import type { StorePorts } from "./store-ports.ts";

export function createAnswerStore(ports: StorePorts): AnswerStore {
  const { pool, cipher } = ports;
  return {
    begin: (application) => inTransaction(pool, (client) => begin(client, ports, application)),
    async find(answerId) {
      const row = await findOne<AnswerRow>(pool, { name: "answers-find", text: FIND, values: [answerId] });
      return row && answerOf(cipher, row);
    },
    async findOwn(personId, applicationHash, providerSlug) {
      const values = [personId, applicationHash, providerSlug];
      const row = await findOne<AnswerRow>(pool, { name: "answers-find-own", text: FIND_OWN, values });
      return row && answerOf(cipher, row);
    },
    ofApplication: async (personId, applicationHash) =>
      (await findMany<AnswerRow>(pool, OF_APPLICATION, [personId, applicationHash])).map((row) =>
        answerOf(cipher, row),
      ),
    store: (answerId, { to }, { offer, files, mails }) =>
      inTransaction(pool, async (client) => {
        // The lock of the application serialises the changes of all its answers.
        const application = await findOne<{ id: string; content_enc: string }>(client, LOCK, [answerId]);
        if (!application) return false;
        const others = await findMany<ListedAnswer>(client, LIST, [application.id]);
        const own = others.find(({ id }) => id === answerId);
        if (!own || own.change !== to.change - 1) return false;
        if (isTaken(to.state) && others.some(({ id, state }) => id !== answerId && isTaken(state))) return false;
        await client.query(STORE, [
          answerId,
          to.state,
          to.round,
          to.change,
          to.needed ?? null,
          to.until ?? null,
          offer ? encryptJson(cipher, offerCell(answerId), offer) : null,
        ]);
        for (const [index, file] of (files ?? []).entries())
          await addFile(client, cipher, { answerId, round: to.round, index, file });
        const ended =
          to.state === "accepted" ? await findMany<EndedRow>(client, END_OTHERS, [application.id, answerId]) : [];
        const states = await refresh(client, cipher, application);
        const queued = mails(states);
        for (const mail of queued) await client.query(queueStatement(ports, mail));
        return {
          mailIds: queued.map(({ mailId }) => mailId),
          ended: ended.map(({ id, round }) => ({ answerId: id, round })),
        };
      }),
    files: async (answerId, round) =>
      (await findMany<FileRow>(pool, FILES, [answerId, round])).map((row) => fileOf(cipher, row)),
    async planLook(answerId, at) {
      await pool.query("update application_answers set next_look_at = $2 where id = $1", [answerId, at]);
    },
    overdue: async ({ before, limit, afterAnswerId }) =>
      (await findMany<{ id: string }>(pool, LATE, [before, afterAnswerId ?? "", limit])).map(({ id }) => id),
  };
}

async function begin(
  client: Connection,
  ports: Omit<StorePorts, "pool">,
  application: NewApplication,
): Promise<boolean> {
  const { cipher, lookupHash } = ports;
  const { applicationHash: id, request, providers, amountOre } = application;
  const answers = providers.map(({ name }) => ({ providerName: name, state: "waiting" as const }));
  const content: ApplicationContent = { amountOre, answers };
  const { rowCount } = await client.query(BEGIN, [
    id,
    lookupHash("person", request.personalNumber),
    application.vertical,
    encryptJson(cipher, applicationCell(id), content),
    encryptJson(cipher, requestCell(id), request),
    application.appliedAt,
    application.answerBy,
  ]);
  if (rowCount === 0) return false;
  for (const { answerId, slug, name } of providers) await client.query(ADD_ANSWER, [answerId, id, slug, name]);
  return true;
}

/** What my pages show of the application follows from its answers. */
async function refresh(
  client: Connection,
  cipher: ColumnCipher,
  { id, content_enc: stored }: { id: string; content_enc: string },
): Promise<AnswerState[]> {
  const list = await findMany<ListedAnswer>(client, LIST, [id]);
  const states = list.map(({ state }) => state);
  const { amountOre } = decryptJson(cipher, applicationCell(id), stored) as ApplicationContent;
  const answers = list.map((each) => ({ providerName: each.provider_name, state: shownAnswer(each.state) }));
  const content: ApplicationContent = { amountOre, answers };
  const values = [id, applicationStateOf(states), encryptJson(cipher, applicationCell(id), content)];
  await client.query(REFRESH, values);
  return states;
}

const addFile = (
  client: Connection,
  cipher: ColumnCipher,
  { answerId, round, index, file }: { answerId: string; round: number; index: number; file: SuppliedFile },
) => {
  const id = `${answerId}-${round}-${index}`;
  const content = cipher.encrypt(fileCell(id), Buffer.from(file.content).toString("base64"));
  return client.query(ADD_FILE, [id, answerId, round, file.contentType, content]);
};

const BEGIN = `
insert into applications (id, person_lookup, vertical, state, content_enc, request_enc, applied_at, changed_at, answer_by)
values ($1, $2, $3, 'open', $4, $5, $6, $6, $7) on conflict (id) do nothing`;

const ADD_ANSWER = `
insert into application_answers (id, application_id, provider_slug, provider_name) values ($1, $2, $3, $4)`;

const ADD_FILE = `
insert into application_files (id, answer_id, round, content_type, content_enc) values ($1, $2, $3, $4, $5)`;

const FILES = `select id, content_type, content_enc from application_files where answer_id = $1 and round = $2 order by id`;

const SELECT = `
select answers.id, application_id, vertical, provider_slug, provider_name, answers.state, round, change, needed, act_until,
  offer_enc, request_enc, answer_by, answers.changed_at
from application_answers as answers join applications on applications.id = application_id`;

const IS_OWN = `person_lookup = any ${lookupsOfPerson("$1")} and application_id = $2`;

const FIND = `${SELECT} where answers.id = $1`;
const FIND_OWN = `${SELECT} where ${IS_OWN} and provider_slug = $3`;
const OF_APPLICATION = `${SELECT} where ${IS_OWN} order by provider_name`;

const LOCK = `
select applications.id, content_enc from applications
join application_answers on application_answers.application_id = applications.id
where application_answers.id = $1 for update of applications`;

const LIST = `
select id, provider_name, state, change from application_answers where application_id = $1 order by provider_name`;

const STORE = `
update application_answers set state = $2, round = $3, change = $4, needed = $5, act_until = $6,
  offer_enc = coalesce($7, offer_enc), changed_at = clock_timestamp()
where id = $1`;

/** The applicant has an agreement: every other provider is informed that the application is closed. */
const END_OTHERS = `
update application_answers set state = 'ending', round = round + 1, change = change + 1, changed_at = clock_timestamp(),
  next_look_at = clock_timestamp()
where application_id = $1 and id <> $2 and ${MAY_END_ANSWER} returning id, round`;

const REFRESH = `
update applications set state = $2, content_enc = $3, changed_at = greatest(clock_timestamp(), changed_at) where id = $1`;

const LATE = `
select id from application_answers where ${IS_FOLLOWED_ANSWER} and next_look_at < $1 and id > $2 order by id limit $3`;

const requestCell = (rowId: string) => ({ column: "applications.request_enc", rowId });
const offerCell = (rowId: string) => ({ column: "application_answers.offer_enc", rowId });
const fileCell = (rowId: string) => ({ column: "application_files.content_enc", rowId });

interface ListedAnswer {
  readonly id: string;
  readonly provider_name: string;
  readonly state: AnswerState;
  readonly change: number;
}

interface EndedRow {
  readonly id: string;
  readonly round: number;
}

interface FileRow {
  readonly id: string;
  readonly content_type: string;
  readonly content_enc: string;
}

const fileOf = (cipher: ColumnCipher, { id, content_type, content_enc }: FileRow): SuppliedFile => ({
  contentType: content_type,
  content: Buffer.from(cipher.decrypt(fileCell(id), content_enc), "base64"),
});

interface AnswerRow extends ListedAnswer {
  readonly application_id: string;
  readonly vertical: string;
  readonly provider_slug: string;
  readonly round: number;
  readonly needed: string | null;
  readonly act_until: Date | null;
  readonly offer_enc: string | null;
  readonly request_enc: string;
  readonly answer_by: Date;
  readonly changed_at: Date;
}

const answerOf = (cipher: ColumnCipher, row: AnswerRow): StoredAnswer => ({
  answerId: row.id,
  applicationHash: row.application_id,
  vertical: row.vertical,
  providerSlug: row.provider_slug,
  providerName: row.provider_name,
  state: row.state,
  round: row.round,
  change: row.change,
  needed: row.needed ?? undefined,
  until: row.act_until?.toISOString(),
  request: decryptJson(cipher, requestCell(row.application_id), row.request_enc) as ApplicationRequest,
  offer:
    row.offer_enc === null ? undefined : (decryptJson(cipher, offerCell(row.id), row.offer_enc) as ApplicationOffer),
  answerByMs: row.answer_by.getTime(),
  changedAtMs: row.changed_at.getTime(),
});
