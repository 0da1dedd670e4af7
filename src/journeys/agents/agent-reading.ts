import { providerTexts } from "#domain/agents/provider-text.ts";
import { hasPersonalNumber } from "#domain/person/personal-number-in-text.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { listFields } from "#domain/form/form-description.ts";
import type { SearchParameters } from "#domain/search/search-parameters.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { type AgentList, describeList, type ListPorts } from "./agent-list.ts";
import type { AgentGrant, AgentSearchStore, OwnSearch } from "./agents.port.ts";

export interface ReadingPorts extends ListPorts {
  readonly searches: Pick<SearchJourney, "create" | "find" | "findList">;
  readonly own: AgentSearchStore;
  readonly listHeld: (personId: string) => Promise<readonly HeldContract[]>;
  /** What identifies the person, and is in no answer. */
  readonly identify: (personId: string) => Promise<readonly string[]>;
  readonly verticals: readonly AnyVerticalServer[];
}

/** The days of an agreement; the fields are named one by one, so that one that is added later is not shown. */
export type AgentRenewal = Pick<
  HeldContract,
  | "source"
  | "vertical"
  | "product"
  | "monthlyOre"
  | "nextMonthlyOre"
  | "startsOn"
  | "renewsOn"
  | "noticeBy"
  | "boundUntil"
  | "campaignUntil"
  | "endsOn"
  | "knownOn"
> & { readonly fromProvider: { readonly name: string } };

export type StartedComparison =
  | { readonly kind: "unknown-service" }
  /** Only the person may send the form: some of it is personal. */
  | { readonly kind: "by-person"; readonly vertical: AnyVerticalServer; readonly fields: SearchParameters }
  | { readonly kind: "refused-fields"; readonly names: readonly string[] }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] }
  | { readonly kind: "done"; readonly list: AgentList };

export interface AgentReading {
  start(grant: AgentGrant, service: string, given: SearchParameters): Promise<StartedComparison>;
  lists(grant: AgentGrant): Promise<OwnSearch[]>;
  /** Undefined when the person has no such list. */
  list(grant: AgentGrant, listId: string): Promise<AgentList | undefined>;
  renewals(grant: AgentGrant): Promise<AgentRenewal[]>;
}

const MAX_LISTS = 20;

export function createAgentReading(ports: ReadingPorts): AgentReading {
  const verticalOf = (name: string) => ports.verticals.find(({ description }) => description.name === name);

  async function read({ personId }: AgentGrant, { searchId, vertical, owner }: Omit<OwnSearch, "createdAtMs">) {
    if (!verticalOf(vertical)) return undefined;
    const request = { vertical, owner, searchId, wait: true };
    const listed = await ports.searches.findList(request, { session: () => NO_SESSION });
    const [found, identity] = await Promise.all([
      ports.searches.find(vertical, owner, searchId),
      ports.identify(personId),
    ]);
    return listed && found && describeList(ports, { listed, found }, identity);
  }

  return {
    async start(grant, service, given) {
      const vertical = verticalOf(service);
      if (!vertical) return { kind: "unknown-service" };
      const refused = refusedFields(vertical, given);
      if (refused.length > 0) return { kind: "refused-fields", names: refused };
      if (vertical.personalFields.length > 0) return { kind: "by-person", vertical, fields: given };
      const created = await ports.searches.create({ vertical: service, owner: grant.grantId, given });
      if (!created.ok) return { kind: "invalid", errors: created.errors };
      const { searchId } = created.value;
      await ports.own.add(searchId, grant.grantId);
      const list = await read(grant, { searchId, vertical: service, owner: grant.grantId });
      return list ? { kind: "done", list } : { kind: "unknown-service" };
    },
    lists: ({ personId }) => ports.own.ofPerson(personId, MAX_LISTS),
    async list(grant, listId) {
      const own = await ports.own.find(grant.personId, listId);
      return own && read(grant, own);
    },
    async renewals({ personId }) {
      const [held, identity] = await Promise.all([ports.listHeld(personId), ports.identify(personId)]);
      const text = providerTexts(identity);
      return held.map((contract) => ({
        source: contract.source,
        vertical: contract.vertical,
        product: contract.product,
        monthlyOre: contract.monthlyOre,
        nextMonthlyOre: contract.nextMonthlyOre,
        startsOn: contract.startsOn,
        renewsOn: contract.renewsOn,
        noticeBy: contract.noticeBy,
        boundUntil: contract.boundUntil,
        campaignUntil: contract.campaignUntil,
        endsOn: contract.endsOn,
        knownOn: contract.knownOn,
        fromProvider: { name: text(contract.providerName) },
      }));
    },
  };
}

const NO_SESSION = Promise.resolve(undefined);

/** Names of personal fields, and of fields that the form does not have; also a value with what could be a personal number in it. */
function refusedFields({ personalFields, description }: AnyVerticalServer, given: SearchParameters): string[] {
  const asked = new Set(listFields(description.form).map(({ name }) => name));
  return Object.entries(given).flatMap(([name, value]) =>
    asked.has(name) && !personalFields.includes(name) && !hasPersonalNumber(value) ? [] : [name],
  );
}
