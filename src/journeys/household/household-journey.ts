import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { checkForm, type FormValues } from "#domain/form/check-form.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { enteredForm, readEntered, typedOf } from "#domain/household/entered-form.ts";
import { enteredFormTexts as texts } from "#domain/household/entered-form.texts.sv.ts";
import {
  type CoverVertical,
  type DoubleCover,
  findDoubles,
  findMissing,
  type MissingCover,
} from "#domain/household/find-covers.ts";
import { householdTimeline, type HouseholdTimeline } from "#domain/household/household-timeline.ts";
import { cleanWritten } from "#domain/text/written-text.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { enterableKinds, enteredContract } from "./entered-contracts.ts";
import { type HeldPorts, listHeldContracts } from "./held-contracts.ts";
import type { EnteredContractStore, FindSearched } from "./household.port.ts";

export interface HouseholdPorts extends HeldPorts {
  readonly entered: EnteredContractStore;
  readonly findSearched: FindSearched;
  readonly newId: () => string;
}

export interface Household {
  readonly timeline: HouseholdTimeline;
  readonly doubles: readonly DoubleCover[];
  readonly missing: readonly MissingCover[];
}

/** The form of an agreement, and what it is filled in with. */
export interface ContractForm {
  readonly form: FormDescription;
  readonly values: FormValues;
}

/** Every call is limited to the person: another person's agreement is treated as missing. */
export interface HouseholdJourney {
  see(personId: string): Promise<Household>;
  /** Of a new one, or of the one to change; undefined when the person has entered no such agreement. */
  form(personId: string, contractId: string | undefined): Promise<ContractForm | undefined>;
  /** The id, or what is wrong in the form. */
  save(personId: string, contractId: string | undefined, typed: FormValues): Promise<Checked<string> | undefined>;
  remove(personId: string, contractId: string): Promise<boolean>;
}

export function createHouseholdJourney(ports: HouseholdPorts): HouseholdJourney {
  const { entered, clock, newId } = ports;
  const today = () => swedishDate(clock.nowMs());
  const formToday = () => enteredForm(enterableKinds(ports), today());
  const findOwn = async (personId: string, contractId: string) =>
    (await entered.ofPerson(personId)).find((each) => each.contractId === contractId);
  return {
    async see(personId) {
      const [contracts, searched] = await Promise.all([
        listHeldContracts(ports, personId),
        ports.findSearched(personId),
      ]);
      return {
        timeline: householdTimeline(contracts, today()),
        doubles: findDoubles(contracts),
        missing: findMissing(contracts, coverVerticals(ports), searched),
      };
    },
    async form(personId, contractId) {
      if (contractId === undefined) return { form: formToday(), values: {} };
      const found = await findOwn(personId, contractId);
      return found && { form: formToday(), values: typedOf(enteredContract({ ...ports, today: today() }, found)) };
    },
    async save(personId, contractId, typed) {
      if (contractId !== undefined && !(await findOwn(personId, contractId))) return undefined;
      const provider = cleanWritten(typed["provider"] ?? "").replaceAll(/\s+/g, " ");
      const checked = checkForm(formToday(), { ...typed, provider }, onServer(today()));
      if (!checked.ok) return checked;
      const content = readEntered(checked.value);
      if (content.nextMonthlyOre !== undefined && !content.boundUntil && !content.campaignUntil)
        return failed([{ field: "next", message: texts.nextAlone }]);
      const contract = { contractId: contractId ?? newId(), content, changedAtMs: clock.nowMs() };
      const isStored = await (contractId === undefined ? entered.add : entered.change)(personId, contract);
      return isStored ? passed(contract.contractId) : failed([{ field: "kind", message: texts.full }]);
    },
    remove: (personId, contractId) => entered.remove(personId, contractId),
  };
}

/** Those that are bought for a cover. */
const coverVerticals = ({ verticals }: Pick<HeldPorts, "verticals">): CoverVertical[] =>
  verticals.flatMap(({ description, held }) =>
    (held?.covers?.() ?? [])
      .filter(({ isMain }) => isMain)
      .map(({ cover }) => ({ vertical: description.name, product: description.texts.product, cover })),
  );
