import { afterAll, beforeAll, expect, test } from "vitest";
import { APPLICATION_STATES } from "#domain/account/application.ts";
import { APPLYING_PARTIES, DRAFT_STATES } from "#domain/application/draft-state.ts";
import { AGENT_USES } from "#domain/agents/agent-use.ts";
import { INVITATION_STATES } from "#domain/household-sharing/invitation.ts";
import { MEMBERSHIP_STATES } from "#domain/household-sharing/membership.ts";
import { LEAD_STATES } from "#domain/lead/lead.ts";
import { ANSWER_STATES, FOLLOWED_ANSWERS, TAKEN_ANSWERS } from "#domain/application/answer-state.ts";
import { UNCLEAR_STATES, WITHDRAWAL_STATES } from "#domain/after-order/withdrawal-state.ts";
import { BANKID_ORDER_KINDS } from "#domain/bankid/bankid-order-state.ts";
import { DELIVERY_STATES, DESK_STATES, FOLLOWED_STATES } from "#domain/delivery/delivery-state.ts";
import { QUESTION_STATES } from "#domain/expert/expert-question.ts";
import { MAIL_STATES } from "#domain/mail/mail-state.ts";
import {
  CHECK_OUTCOMES,
  ENDED_STATES,
  OPEN_STATES,
  ORDER_EVENTS,
  ORDER_STATES,
  UNKNOWN_STATES,
} from "#domain/order/order-state.ts";
import { SEEN_FAULT_KINDS } from "#domain/support/seen-fault.ts";
import { WATCH_KINDS, WATCH_OUTCOMES, WATCH_STATES } from "#domain/watch/watch.ts";
import { WATCH_NOTICES } from "#domain/watch/watch-notice.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** The states that each constraint and each partial index of the database names. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  orders_state: ORDER_STATES,
  orders_settled_has_time: OPEN_STATES,
  orders_placed_has_number: ["placed"],
  order_events_kind: ORDER_EVENTS,
  order_checks_outcome: CHECK_OUTCOMES,
  orders_unsettled: [...OPEN_STATES, "placed"],
  orders_one_living_per_result: ENDED_STATES,
  orders_one_active_per_subject: ENDED_STATES,
  orders_for_a_person: UNKNOWN_STATES,
  orders_placed: ["placed"],
  orders_placed_at_provider: ["placed"],
  withdrawals_state: WITHDRAWAL_STATES,
  withdrawals_for_a_person: UNCLEAR_STATES,
  deliveries_state: DELIVERY_STATES,
  deliveries_followed: FOLLOWED_STATES,
  deliveries_for_a_person: DESK_STATES,
  mails_state: MAIL_STATES,
  login_orders_state: BANKID_ORDER_KINDS,
  signings_state: BANKID_ORDER_KINDS,
  acceptances_state: BANKID_ORDER_KINDS,
  expert_questions_state: QUESTION_STATES,
  applications_state: APPLICATION_STATES,
  application_drafts_state: DRAFT_STATES,
  application_signatures_party: APPLYING_PARTIES,
  leads_state: LEAD_STATES,
  seen_faults_kind: SEEN_FAULT_KINDS,
  watches_kind: WATCH_KINDS,
  watches_state: WATCH_STATES,
  watch_findings_outcome: WATCH_OUTCOMES,
  watch_findings_notice: WATCH_NOTICES,
  household_invitations_state: INVITATION_STATES,
  household_invitations_one_open: ["open"],
  agent_grants_state: ["active", "ended"],
  agent_grants_one_active: ["active"],
  agent_tokens_kind: ["code", "access", "refresh"],
  agent_uses_kind: AGENT_USES,
  household_members_state: MEMBERSHIP_STATES,
  household_members_one_active: ["active"],
  application_answers_state: ANSWER_STATES,
  application_answers_followed: FOLLOWED_ANSWERS,
  application_answers_one_taken: TAKEN_ANSWERS,
};

let database: TestDatabase;
let pool: DatabasePool;

beforeAll(async () => {
  database = await createTestDatabase("states");
  pool = database.openPool();
});
afterAll(() => database.drop());

test.each(Object.entries(STATES))("%s of the database names the states of the domain", async (name, states) => {
  expect(await namedStates(name)).toEqual(states.toSorted());
});

test("every constraint and partial index of orders that names a state is compared", async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select name from (${DEFINITIONS}) as definitions where of = 'orders'::regclass and definition ~ '\\mstate\\M'`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !(name in STATES))).toEqual([]);
});

test("a default state is the first of its table", async () => {
  const { rows } = await pool.query<{ value: string }>(
    "select column_default as value from information_schema.columns where table_name = 'orders' and column_name = 'state'",
  );
  expect(rows[0]?.value).toBe(`'${ORDER_STATES[0]}'::text`);
});

const DEFINITIONS = `
select conname as name, conrelid as of, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'
union all select indexrelid::regclass::text, indrelid, pg_get_expr(indpred, indrelid) from pg_index where indpred is not null`;

async function namedStates(name: string): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(
    `select definition from (${DEFINITIONS}) as definitions where name = $1`,
    [name],
  );
  return [...(rows[0]?.definition ?? "").matchAll(/'([^']*)'::text/g)].map(([, state = ""]) => state).toSorted();
}
