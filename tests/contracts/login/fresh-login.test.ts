import { afterAll, beforeAll, expect, test } from "vitest";
import { accountCopyPath, accountDetailsPath } from "#domain/addresses/account-paths.ts";
import { accountCalendarPath } from "#domain/addresses/household-paths.ts";
import { sharingPath } from "#domain/addresses/household-sharing-paths.ts";
import { accountReadableCopyPath } from "#domain/addresses/own-data-paths.ts";
import { answerAgent, askToConnect, newAgentAuth } from "#tests/support/agent-client.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import type { Stack } from "#tools/processes/stack.ts";

const SCOPE = "renewals:read";
const AGAIN = "loggat in den senaste kvarten";

let stack: Stack;
let ordered: OrderFixtures;
let person: Customer;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
  person = await ordered.newCustomer("customer");
});
afterAll(async () => {
  await ordered?.close();
  await stack?.stop();
});

const count = async (table: string): Promise<number> =>
  (await ordered.pool.query(`select from ${table}`)).rowCount ?? 0;
const setLoginAge = (minutes: number) =>
  ordered.pool.query("update sessions set started_at = now() - make_interval(mins => $1)", [minutes]);

test("what outlives a session, or takes the data along, asks for a login of the last quarter of an hour", async () => {
  await setLoginAge(16);
  const asked = await askToConnect(stack.url, newAgentAuth("Hemhjälpen", SCOPE));
  expect(await (await person.get(asked.pathname + asked.search)).text()).toContain(AGAIN);
  expect(await answerAgent(person, asked, [SCOPE])).toMatch(/^\/minasidor\/anslut\//);
  expect(await (await person.get(accountCalendarPath())).text()).toContain(AGAIN);
  const calendar = await person.submit(accountCalendarPath(), { gor: "skapa" });
  expect([calendar.status, calendar.headers.get("location")]).toEqual([303, accountCalendarPath()]);
  expect(await (await person.get(sharingPath())).text()).toContain(AGAIN);
  const invitation = await person.submit(sharingPath(), { gor: "bjud-in", name: "Kim", email: "" });
  expect([invitation.status, invitation.headers.get("location")]).toEqual([303, sharingPath()]);
  const details = await (await person.get(accountDetailsPath())).text();
  expect(details).toContain(AGAIN);
  expect(details).not.toContain(accountCopyPath());
  for (const path of [accountCopyPath(), accountReadableCopyPath()]) {
    const copy = await person.get(path);
    expect([copy.status, copy.headers.get("location")]).toEqual([302, accountDetailsPath()]);
  }
  expect(await Promise.all(["agent_grants", "calendar_links", "household_invitations"].map(count))).toEqual([0, 0, 0]);
  // A no gives nothing, and is taken.
  expect(await answerAgent(person, asked, [SCOPE], "neka")).toContain("error=access_denied");

  await setLoginAge(14);
  expect(await answerAgent(person, asked, [SCOPE])).toContain("code=");
  expect((await person.submit(accountCalendarPath(), { gor: "skapa" })).status).toBe(200);
  expect((await person.submit(sharingPath(), { gor: "bjud-in", name: "Kim", email: "" })).status).toBe(303);
  for (const path of [accountCopyPath(), accountReadableCopyPath()]) expect((await person.get(path)).status).toBe(200);
  expect(await Promise.all(["agent_grants", "calendar_links", "household_invitations"].map(count))).toEqual([1, 1, 1]);
});
