import type { ExpertStore, Question } from "#journeys/expert/expert.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueStatement } from "./mail-store.ts";
import { execute, findOne, findPlain } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export function createExpertStore(ports: StorePorts): ExpertStore {
  const { pool, cipher } = ports;
  return {
    async add({ questionId, email, text, proofId, confirmUntil }) {
      const { rowCount } = await pool.query(ADD, [
        questionId,
        cipher.encrypt(cellOf("content_enc", questionId), JSON.stringify({ email, text } satisfies Content)),
        proofId === undefined ? "unconfirmed" : "open",
        proofId ?? null,
        confirmUntil,
      ]);
      return rowCount === 1;
    },
    async load(questionId) {
      const [row] = await findPlain<Sealed>(pool, `${SELECT} where id = $1`, [questionId]);
      return row && questionOf(cipher, row);
    },
    confirm: async (questionId) => (await execute(pool, CONFIRM, [questionId])) === 1,
    list: async (limit) => (await findPlain<Sealed>(pool, LIST, [limit])).map((row) => questionOf(cipher, row)),
    countOpen: async () => (await findOne<{ count: number }>(pool, COUNT_OPEN))?.count ?? 0,
    answer: (questionId, { text, staffId }, mail) =>
      inTransaction(pool, async (client) => {
        const answer = cipher.encrypt(cellOf("answer_enc", questionId), text);
        if ((await execute(client, ANSWER, [questionId, answer, staffId])) !== 1) return false;
        await client.query(queueStatement(ports, mail));
        return true;
      }),
    async noteRead(questionId, staffId) {
      await pool.query("insert into expert_question_reads (question_id, staff_id) values ($1, $2)", [
        questionId,
        staffId,
      ]);
    },
  };
}

interface Content {
  readonly email: string;
  readonly text: string;
}

type Sealed = Omit<Question, keyof Content | "answer"> & {
  readonly contentEnc: string;
  readonly answerEnc: string | undefined;
};

const questionOf = (cipher: ColumnCipher, { contentEnc, answerEnc, ...row }: Sealed): Question => ({
  ...row,
  ...(JSON.parse(cipher.decrypt(cellOf("content_enc", row.questionId), contentEnc)) as Content),
  answer: answerEnc === undefined ? undefined : cipher.decrypt(cellOf("answer_enc", row.questionId), answerEnc),
});

const cellOf = (column: "content_enc" | "answer_enc", rowId: string) => ({
  column: `expert_questions.${column}`,
  rowId,
});

const SELECT = "select id as question_id, content_enc, state, asked_at, answer_enc, answered_at from expert_questions";

const ADD = `
insert into expert_questions (id, content_enc, state, proof_id, confirm_until) values ($1, $2, $3, $4, $5)
on conflict (proof_id) do nothing`;

const CONFIRM = `
update expert_questions set state = 'open'
where id = $1 and state = 'unconfirmed' and confirm_until > clock_timestamp()`;

const LIST = `
${SELECT} where state <> 'unconfirmed'
order by state = 'open' desc, case when state = 'open' then asked_at end, answered_at desc limit $1`;

const COUNT_OPEN = "select count(*)::int as count from expert_questions where state = 'open'";

const ANSWER = `
update expert_questions set state = 'answered', answer_enc = $2, answered_by = $3, answered_at = clock_timestamp()
where id = $1 and state = 'open'`;
