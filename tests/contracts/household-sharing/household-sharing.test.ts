import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { invitationFormTexts } from "#domain/household-sharing/invitation-form.texts.sv.ts";
import { randomToken } from "#platform/ids.ts";
import { type SharingWorld, startSharingWorld } from "./sharing-world.ts";

let world: SharingWorld;
beforeAll(async () => {
  world = await startSharingWorld();
}, 60_000);
afterAll(() => world.stop());

const pair = () => Promise.all([world.newPerson("Anna"), world.newPerson("Bo")]);

describe("an invitation", () => {
  it("shows the first name of who invited, is accepted by another person, and both then have a partner", async () => {
    const [anna, bo] = await pair();
    const token = await world.invite(anna, { name: "Bo" });
    expect(await world.journey.open(token, undefined)).toEqual({
      inviterFirstName: "Anna",
      phase: "open",
      isInviter: false,
    });
    expect(await world.journey.answer(token, bo.personId, "accept")).toEqual({ refusal: undefined });
    expect(await world.journey.see(anna.personId)).toMatchObject({ kind: "together", firstName: "Bo", theirs: [] });
    expect(await world.journey.see(bo.personId)).toMatchObject({ kind: "together", firstName: "Anna", theirs: [] });
  });

  it("is not found by a guessed link, nor by what the database stores of it", async () => {
    const [anna, bo] = await pair();
    const token = await world.invite(anna);
    const { rows } = await world.pool.query("select * from household_invitations where person_id = $1", [
      anna.personId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { token_hash: hash, id } = rows[0] as { token_hash: string; id: string };
    for (const guess of [randomToken(), hash, id, "", token.slice(0, -1)]) {
      expect(await world.journey.open(guess, bo.personId), guess).toBeUndefined();
      expect(await world.journey.answer(guess, bo.personId, "accept"), guess).toBeUndefined();
    }
    expect(await world.seenBy(bo)).toBeUndefined();
  });

  it("is not answered by who sent it", async () => {
    const [anna] = await pair();
    const token = await world.invite(anna);
    for (const answer of ["accept", "decline"] as const)
      expect(await world.journey.answer(token, anna.personId, answer)).toEqual({ refusal: "own" });
    expect(await world.tokenOf(anna)).toBe(token);
  });

  it("that was accepted is not accepted by a third person", async () => {
    const [anna, bo] = await pair();
    const third = await world.newPerson("Cleo");
    const token = await world.invite(anna);
    await world.journey.answer(token, bo.personId, "accept");
    expect(await world.journey.answer(token, third.personId, "accept")).toEqual({ refusal: "over" });
    expect(await world.seenBy(third)).toBeUndefined();
  });

  it("is given to one of two who accept at once", async () => {
    const [anna, bo] = await pair();
    const third = await world.newPerson("Cleo");
    const token = await world.invite(anna);
    const answers = await Promise.all(
      [bo, third].map(({ personId }) => world.journey.answer(token, personId, "accept")),
    );
    expect(new Set(answers.map((each) => each?.refusal))).toEqual(new Set(["over", undefined]));
  });

  it("is refused to a person who has a partner, also when two invitations are accepted at once", async () => {
    const [anna, bo] = await pair();
    const [third, fourth] = await pair();
    await world.join(anna, bo);
    expect(await world.journey.answer(await world.invite(third), bo.personId, "accept")).toEqual({ refusal: "taken" });
    const tokens = [await world.invite(third), await world.invite(await world.newPerson("Eva"))];
    const answers = await Promise.all(tokens.map((token) => world.journey.answer(token, fourth.personId, "accept")));
    expect(new Set(answers.map((each) => each?.refusal))).toEqual(new Set(["taken", undefined]));
  });

  it("of a person with a partner leads nowhere, and such a person sends none", async () => {
    const [anna, bo] = await pair();
    const third = await world.newPerson("Cleo");
    const own = await world.invite(bo);
    await world.join(anna, bo);
    expect(await world.journey.answer(own, third.personId, "accept")).toEqual({ refusal: "over" });
    expect(await world.journey.invite(bo, {})).toEqual({
      ok: false,
      errors: [{ field: "", message: invitationFormTexts.together }],
    });
  });

  it.each(["declined", "revoked", "expired", "replaced"] as const)("that is %s is not accepted", async (how) => {
    const [anna, bo] = await pair();
    const token = await world.invite(anna);
    if (how === "declined") await world.journey.answer(token, bo.personId, "decline");
    if (how === "revoked") await world.journey.revoke(anna.personId);
    if (how === "replaced") await world.invite(anna);
    const laterMs = how === "expired" ? 14 * DAY_MS : 0;
    world.clock.moveMs(laterMs);
    expect((await world.journey.open(token, bo.personId))?.phase).toBe(how === "replaced" ? "revoked" : how);
    expect(await world.journey.answer(token, bo.personId, "accept")).toEqual({ refusal: "over" });
    // The inviter sees the one that replaced it, or none.
    expect((await world.tokenOf(anna)).length).toBe(how === "replaced" ? 43 : 0);
    world.clock.moveMs(-laterMs);
    expect(await world.seenBy(bo)).toBeUndefined();
  });

  it("is mailed with its link when an address was typed, and a wrong address is refused", async () => {
    const [anna] = await pair();
    const token = await world.invite(anna, { name: " Bo  Ek ", email: "bo@post.example" });
    const mail = await world.mails.load(world.started.at(-1) ?? "");
    expect(mail).toMatchObject({
      template: "household-invitation",
      to: "bo@post.example",
      variables: { inviter: "Anna", invitationUrl: expect.stringContaining(token) },
    });
    expect(await world.journey.see(anna.personId)).toMatchObject({
      invitation: { name: "Bo Ek", email: "bo@post.example" },
    });
    for (const email of ["bo@post.invalid", "bo"]) {
      const refused = await world.journey.invite(anna, { email });
      expect(!refused.ok && refused.errors.map(({ field }) => field), email).toEqual(["email"]);
    }
    const { rows } = await world.pool.query("select * from household_invitations where person_id = $1", [
      anna.personId,
    ]);
    expect([rows.length, JSON.stringify(rows).includes("bo@post.example")]).toEqual([1, false]);
  });

  it("is not sent without end: five a day, and none to a box that is full of typed mails", async () => {
    const [anna, bo] = await pair();
    const email = "full@post.example";
    for (let at = 0; at < 5; at++) await world.invite(anna, { email });
    expect(await world.journey.invite(anna, {})).toEqual({
      ok: false,
      errors: [{ field: "", message: invitationFormTexts.tooMany }],
    });
    const mailed = world.started.length;
    await world.invite(bo, { email });
    expect([world.started.length, world.heldBack.at(-1)]).toEqual([mailed, "household-invitation"]);
  });
});

describe("what two persons share", () => {
  it("is what each has chosen, without ids of the contract, and nothing else of the other", async () => {
    const [anna, bo] = await pair();
    await world.join(anna, bo);
    const shown = await world.hold(anna, "Nordkaj");
    await world.hold(anna, "Hemlig");
    await world.hold(bo, "Bos eget");
    expect(await world.seenBy(bo)).toEqual([]);
    expect(await world.journey.share(anna.personId, [shown])).toBe(true);
    const seen = await world.journey.sharedWithMe(bo.personId);
    expect(seen).toMatchObject({
      firstName: "Anna",
      contracts: [{ product: "reseförsäkring", providerName: "Nordkaj", monthlyOre: 4_900, renewsOn: "2030-05-04" }],
    });
    expect(JSON.stringify(seen)).not.toContain(shown);
    expect(JSON.stringify(await world.journey.see(bo.personId))).not.toContain("Hemlig");
    expect(await world.seenBy(anna)).toEqual([]);
    expect(JSON.stringify(await world.journey.see(anna.personId))).not.toContain("Bos eget");
  });

  it("is never a contract of the other person, whatever a form names", async () => {
    const [anna, bo] = await pair();
    const third = await world.newPerson("Cleo");
    await world.join(anna, bo);
    const [theirs, strangers] = [await world.hold(bo, "Bos eget"), await world.hold(third, "Cleos eget")];
    await world.journey.share(anna.personId, [theirs, strangers]);
    expect([await world.seenBy(anna), await world.seenBy(bo)]).toEqual([[], []]);
  });

  it("is withdrawn one by one, and what stays keeps its place", async () => {
    const [anna, bo] = await pair();
    await world.join(anna, bo);
    const [first, second] = [await world.hold(anna, "Ett"), await world.hold(anna, "Två")];
    await world.journey.share(anna.personId, [first, second]);
    expect(await world.seenBy(bo)).toEqual(["Ett", "Två"]);
    const before = (await world.journey.sharedWithMe(bo.personId))?.contracts;
    await world.journey.share(anna.personId, [second]);
    expect((await world.journey.sharedWithMe(bo.personId))?.contracts).toEqual(
      before?.filter(({ providerName }) => providerName === "Två"),
    );
    await world.journey.share(anna.personId, []);
    expect(await world.seenBy(bo)).toEqual([]);
  });

  it("needs a partner", async () => {
    const [anna] = await pair();
    const held = await world.hold(anna, "Ett");
    expect(await world.journey.share(anna.personId, [held])).toBe(false);
    expect(await world.journey.end(anna.personId)).toBe(false);
  });

  it.each(["the inviter", "the invited"])("is gone for both when %s ends it, and does not come back", async (who) => {
    const [anna, bo] = await pair();
    await world.join(anna, bo);
    await world.journey.share(anna.personId, [await world.hold(anna, "Annas")]);
    await world.journey.share(bo.personId, [await world.hold(bo, "Bos")]);
    expect([await world.seenBy(anna), await world.seenBy(bo)]).toEqual([["Bos"], ["Annas"]]);
    const ender = who === "the inviter" ? anna : bo;
    expect(await world.journey.end(ender.personId)).toBe(true);
    for (const person of [anna, bo]) {
      expect(await world.seenBy(person)).toBeUndefined();
      expect(await world.journey.see(person.personId)).toEqual({ kind: "alone", invitation: undefined });
      expect(await world.journey.end(person.personId)).toBe(false);
    }
    const { rows } = await world.pool.query(
      "select is_ender, state from household_members where person_id = any($1) order by is_ender",
      [[anna.personId, bo.personId]],
    );
    expect(rows).toEqual([
      { is_ender: false, state: "ended" },
      { is_ender: true, state: "ended" },
    ]);
    // Together again, they begin with nothing.
    await world.join(bo, anna);
    expect([await world.seenBy(anna), await world.seenBy(bo)]).toEqual([[], []]);
  });

  it("is gone when one deletes the account, and the other can share with someone else", async () => {
    const [anna, bo] = await pair();
    const third = await world.newPerson("Cleo");
    await world.join(anna, bo);
    await world.journey.share(anna.personId, [await world.hold(anna, "Annas")]);
    await world.journey.share(bo.personId, [await world.hold(bo, "Bos")]);
    await world.ownData.erase(
      { personId: anna.personId, owner: "o" },
      {
        receiptId: `r-${anna.personId}`,
        mailTo: undefined,
        mailId: `m-${anna.personId}`,
        writeMail: () => ({ subject: "s", title: "t", body: "b" }),
      },
    );
    expect(await world.seenBy(bo)).toBeUndefined();
    for (const table of ["household_members", "household_invitations"]) {
      const { rowCount } = await world.pool.query(
        `select from ${table} where to_jsonb(${table})::text like '%' || $1 || '%'`,
        [anna.personId],
      );
      expect(rowCount, table).toBe(0);
    }
    await world.join(bo, third);
    expect(await world.seenBy(third)).toEqual([]);
  });
});
