import { writeCalendar } from "#domain/calendar/icalendar.ts";
import { householdCalendar } from "#domain/household/household-calendar.ts";
import { startNotice, writeAccessNotice } from "#journeys/access/access-notice.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import { type HeldPorts, listHeldContracts } from "./held-contracts.ts";
import type { CalendarLinkStore } from "./household.port.ts";

export interface CalendarPorts extends HeldPorts {
  readonly links: CalendarLinkStore;
  /** The address of the page of the household, in full. */
  readonly householdUrl: string;
  readonly newId: () => string;
  readonly newToken: () => string;
  readonly mailing: Pick<QueueMailPorts, "starter" | "startFailed">;
}

export interface CalendarJourney {
  /** When the link was made that is valid now. */
  find(personId: string): Promise<{ readonly createdAtMs: number } | undefined>;
  /** The secret of a new link, which no one can read again; a link from before ends. */
  create(personId: string): Promise<string>;
  revoke(personId: string): Promise<boolean>;
  /** The calendar as a text. Undefined for a token that is not valid, whatever the reason. */
  feed(token: string): Promise<string | undefined>;
}

export function createCalendarJourney(ports: CalendarPorts): CalendarJourney {
  const { links, heldKey, householdUrl, clock } = ports;
  return {
    find: (personId) => links.find(personId),
    async create(personId) {
      const [token, linkId] = [ports.newToken(), ports.newId()];
      const notice = writeAccessNotice(ports, { kind: "calendar" }, linkId);
      const isNoticed = await links.replace(personId, { linkId, token, createdAtMs: clock.nowMs() }, notice);
      await startNotice(ports.mailing, notice, isNoticed);
      return token;
    },
    revoke: (personId) => links.revoke(personId),
    async feed(token) {
      const personId = await links.personOf(token);
      if (personId === undefined) return undefined;
      const contracts = await listHeldContracts(ports, personId);
      return writeCalendar(householdCalendar(contracts, { url: householdUrl, eventKey: heldKey }));
    },
  };
}
