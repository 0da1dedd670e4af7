import { createEnteredContractStore } from "#adapters/postgres/entered-contract-store.ts";
import { createHouseholdSharingStore } from "#adapters/postgres/household-sharing-store.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createOwnDataStore } from "#adapters/postgres/own-data/own-data-store.ts";
import { storePerson } from "#adapters/postgres/person-rows.ts";
import { invitationPath } from "#domain/addresses/household-sharing-paths.ts";
import type { HouseholdSharingJourney, SharingPerson } from "#journeys/household-sharing/household-sharing-journey.ts";
import { createHouseholdSharing } from "#journeys/household-sharing/household-sharing-journey.ts";
import { listHeldContracts } from "#journeys/household/held-contracts.ts";
import { createHeldPorts } from "#main/held-contracts.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";

export type SharingWorld = Awaited<ReturnType<typeof startSharingWorld>>;

/** The database is real, and so is what each person holds: contracts that they have entered. */
export async function startSharingWorld() {
  const database = await createTestDatabase("household_sharing");
  const config = readConfig(developmentEnvironment({ SPARV_DATABASE_URL: database.url }));
  const pool = database.openPool();
  const clock = movableClock(Date.now());
  const stores = {
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  };
  const verticals = createServerVerticals(clock);
  const held = createHeldPorts({ ...stores, config, verticals, applied: appliedVerticals, clock });
  const entered = createEnteredContractStore(stores);
  const started: string[] = [];
  const heldBack: string[] = [];
  const journey: HouseholdSharingJourney = createHouseholdSharing({
    store: createHouseholdSharingStore(stores),
    listHeld: (personId) => listHeldContracts(held, personId),
    isGoodEmail: (email) => Promise.resolve(!email.endsWith(".invalid")),
    starter: {
      start: (_workflow, mailId) => {
        started.push(mailId);
        return Promise.resolve();
      },
    },
    startFailed: () => undefined,
    heldBack: (template) => heldBack.push(template),
    newId: randomId,
    newToken: randomToken,
    invitationLink: (token) => config.publicOrigin + invitationPath(token),
    clock,
  });
  let persons = 0;
  const world = {
    pool,
    clock,
    journey,
    mails: createMailStore(stores),
    ownData: createOwnDataStore(stores),
    started,
    heldBack,
    async newPerson(firstName: string): Promise<SharingPerson> {
      persons += 1;
      const completion = { personalNumber: `1990010100${String(persons).padStart(2, "0")}`, firstName, lastName: "Ek" };
      const personId = await storePerson(
        stores,
        completion as Parameters<typeof storePerson>[1],
        randomId(),
        clock.nowMs(),
      );
      return { personId, firstName };
    },
    /** Gives the id of a contract that the person now holds. */
    async hold({ personId }: SharingPerson, providerName: string): Promise<string> {
      const contractId = randomId();
      const content = { vertical: "travel", providerName, monthlyOre: 4_900, renewsOn: "2030-05-04" };
      await entered.add(personId, { contractId, content, changedAtMs: clock.nowMs() });
      return contractId;
    },
    /** The token of the invitation that the person has out. */
    async invite(person: SharingPerson, typed: Record<string, string> = {}): Promise<string> {
      const invited = await journey.invite(person, typed);
      if (!invited.ok) throw new Error(JSON.stringify(invited.errors));
      return world.tokenOf(person);
    },
    async tokenOf({ personId }: SharingPerson): Promise<string> {
      const view = await journey.see(personId);
      const link = view.kind === "alone" ? view.invitation?.link : undefined;
      return /inbjudan\/([\w-]{43})\/$/.exec(link ?? "")?.[1] ?? "";
    },
    /** Two persons who share a household. */
    async join(first: SharingPerson, second: SharingPerson): Promise<void> {
      const answered = await journey.answer(await world.invite(first), second.personId, "accept");
      if (!answered || answered.refusal) throw new Error(`not joined: ${answered?.refusal}`);
    },
    /** The providers of what the other shows to the person, or undefined without a partner. */
    async seenBy({ personId }: SharingPerson): Promise<string[] | undefined> {
      const shared = await journey.sharedWithMe(personId);
      return shared?.contracts.map(({ providerName }) => providerName).toSorted();
    },
    stop: () => database.drop(),
  };
  return world;
}
