import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerState } from "#domain/application/answer-state.ts";
import { randomId } from "#platform/ids.ts";
import { ACCOUNT_HOLDER } from "#tests/support/my-pages.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";

let stack: Stack;
let ordered: OrderFixtures;
let accountHolder: Customer;
let newcomer: Customer;
let stranger: Customer;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
  accountHolder = await ordered.newCustomer("account-holder");
  newcomer = await ordered.newCustomer("newcomer");
  stranger = await ordered.newCustomer();
});
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const ONE = "/minasidor/privatlan/application";
const pageOf = (hash: string) => `/minasidor/ansokningar/${hash}/`;

/** As its workflows store it, in a service that takes applications. */
async function apply(states: Readonly<Record<string, AnswerState>>): Promise<string> {
  const applicationHash = randomId();
  const providers = Object.keys(states).map((name) => ({ answerId: randomId(), slug: name.toLowerCase(), name }));
  const now = Date.now();
  await ordered.answers.begin({
    applicationHash,
    vertical: "loan",
    amountOre: 12_000_000,
    request: { personalNumber: ACCOUNT_HOLDER, email: "sokande@post.example", fields: {} },
    providers,
    appliedAt: new Date(now),
    answerBy: new Date(now + 4 * 86_400_000),
  });
  const until = new Date(now + 28 * 86_400_000).toISOString();
  for (const { answerId, name } of providers) {
    const state = states[name] ?? "asking";
    const to = { state, round: 0, change: 1, needed: state === "needed" ? "payslip" : undefined, until };
    await ordered.answers.store(answerId, { to, mail: undefined }, { mails: () => [] });
  }
  return applicationHash;
}

describe("an application for a private loan", () => {
  it("appears in my pages, and is read by its hash with the state of every answer [P-004] [M-003] [M-004]", async () => {
    const hash = await apply({
      Sjöbanken: "offered",
      Bergkredit: "needed",
      Åkredit: "declined",
      Dalbanken: "received",
    });
    const list = (await (await accountHolder.get("/minasidor/applications")).json()) as {
      Data: { Result: { Applications: { ApplicationHash: string }[] } };
    };
    expect(list.Data.Result.Applications.map(({ ApplicationHash }) => ApplicationHash)).toContain(hash);
    const one = (await (await accountHolder.get(`${ONE}?applicationHash=${hash}`)).json()) as {
      Data: { Result: { Applications: unknown[] } };
    };
    expect(one.Data.Result.Applications).toMatchObject([
      {
        ApplicationHash: hash,
        State: "open",
        Amount: 120_000,
        Answers: expect.arrayContaining([
          { ProviderName: "Bergkredit", State: "needed" },
          { ProviderName: "Dalbanken", State: "waiting" },
          { ProviderName: "Sjöbanken", State: "offered" },
          { ProviderName: "Åkredit", State: "declined" },
        ]) as unknown,
      },
    ]);
    expect(await (await accountHolder.get("/minasidor/ansokningar/")).text()).toContain(`href="${pageOf(hash)}"`);
    const page = await (await accountHolder.get(pageOf(hash))).text();
    expect(page).toContain("Ett erbjudande hittills");
    expect(page).toContain("2 av 4 har svarat");
    for (const name of ["Sjöbanken", "Bergkredit", "Åkredit", "Dalbanken"]) expect(page).toContain(name);
  });

  it("gives a stranger, another person and a guessed hash nothing [M-006]", async () => {
    const hash = await apply({ Sjöbanken: "offered" });
    const guessed = randomId();
    for (const path of [
      pageOf(hash),
      `${pageOf(hash)}avtal/?bolag=sjöbanken`,
      `${pageOf(hash)}komplettera/?bolag=sjöbanken`,
    ]) {
      const theirs = await newcomer.get(path);
      const none = await newcomer.get(path.replace(hash, guessed));
      expect([theirs.status, none.status]).toEqual([404, 404]);
      expect((await theirs.text()).replaceAll(hash, "")).not.toContain("Sjöbanken");
      const loggedOut = await stranger.get(path);
      expect(await loggedOut.text()).not.toContain("Sjöbanken");
    }
    expect((await newcomer.get(`${ONE}?applicationHash=${hash}`)).status).toBe(404);
    expect((await stranger.get(`${ONE}?applicationHash=${hash}`)).status).toBe(401);
  });
});
