import { SESSION_LIFE_MS } from "#domain/session/session.ts";
import { IS_PROVED_FETCH, ownOrders, ownSearches } from "#adapters/postgres/person-lookups.ts";
import { IS_FOLLOWED_ANSWER } from "#adapters/postgres/state-sql.ts";
import { MY_ID } from "./me.ts";

/* Conditions by which a row is the person's, for statements that begin with `WITH_ME`. `own-tables.ts` states which table has which. */

export const BY_NUMBER = "person_lookup = any (me.my_person)";
export const BY_ACCOUNT = "person_id = me.my_id";
/** A number that was typed in a browser of the person's. */
export const typedIn = (table: string): string => `(${table}.${BY_NUMBER} and ${table}.owner = any (me.my_browsers))`;
/**
 * Without a number: written in a browser while the person was logged in there, and no one else since. A session is stored for a day after
 * it has ended; then its longest life counts.
 */
const whileLoggedIn = (table: string, at: string): string => `exists (
  select from login_orders as login left join sessions as session on session.login_id = login.id
  where login.owner = ${table}.owner and login.person_id = me.my_id and login.state = 'used' and login.ended_at <= ${table}.${at}
    and ${table}.${at} <= coalesce(session.expires_at, login.ended_at + interval '${SESSION_LIFE_MS} milliseconds')
    and not exists (select from login_orders as later where later.owner = login.owner and later.state = 'used'
      and later.ended_at > login.ended_at and later.ended_at <= ${table}.${at}))`;
export const MY_AGENTS = "(select agent_grants.id from agent_grants, me where agent_grants.person_id = me.my_id)";
export const MY_SEARCHES = `(select own.id from ${ownSearches(MY_ID)} as own
  union all select nameless.id from searches as nameless, me
  where nameless.person_lookup is null and nameless.owner = any (me.my_browsers) and ${whileLoggedIn("nameless", "created_at")})`;
/** As the search that was shared. */
export const MY_SHARE = `(${typedIn("list_shares")}
  or (list_shares.person_lookup is null and ${whileLoggedIn("list_shares", "shared_at")}))`;
/** Made by the person, and not by another visitor with the person's number. */
export const MY_ORDERS = `(select orders.id from orders where ${ownOrders(MY_ID)})`;
export const MY_APPLICATIONS =
  "(select applications.id from applications, me where applications.person_lookup = any (me.my_person))";
/** Signed by the person, or filled in while the person was logged in. */
export const MY_DRAFTS = `(application_drafts.${BY_NUMBER}
  or (application_drafts.person_lookup is null and ${whileLoggedIn("application_drafts", "saved_at")}))`;
export const MY_DRAFTED = `(select application_drafts.application_id from application_drafts, me where ${MY_DRAFTS})`;
export const OPEN_APPLICATIONS = `(select applications.id from applications, me
  where applications.person_lookup = any (me.my_person) and ${isApplicationOpen()})`;
export const MY_ANSWERS = answersOf(MY_APPLICATIONS);
export const MY_WATCHES = "(select watches.id from watches, me where watches.person_id = me.my_id)";
export const ORDERED = `result_id in (select orders.result_id from orders where ${ownOrders(MY_ID)})`;
/** The person has logged in for it with BankID; or has started it in a browser of their own. */
export const MY_FETCHES = `(fetches.${BY_NUMBER} and (${IS_PROVED_FETCH} or fetches.owner = any (me.my_browsers)))`;
/** A login that failed has proved no person: it is the browser's. */
export const MY_LOGINS = `(${BY_ACCOUNT} or (person_id is null and ${whileLoggedIn("login_orders", "started_at")}))`;
export const MY_LEADS = whileLoggedIn("leads", "asked_at");

export function answersOf(applications: string): string {
  return `(select application_answers.id from application_answers where application_id in ${applications})`;
}

/** A provider still works on it, or it has become an agreement. */
export function isApplicationOpen(): string {
  return `(applications.state = 'accepted' or exists (
    select from application_answers as open where open.application_id = applications.id
      and open.${IS_FOLLOWED_ANSWER}))`;
}
