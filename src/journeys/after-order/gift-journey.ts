import { GIFT_PRODUCT } from "#domain/after-order/gift-campaign.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { phoneRules } from "#domain/form/kinds/phone.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { IdentifiedPersons } from "#journeys/identity/identified-persons.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { GiftStore } from "./gift.port.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { OwnedOrders } from "./owned-order.port.ts";

export interface GiftPorts {
  readonly gifts: GiftStore;
  readonly orders: Pick<OwnedOrders, "hasPlacedFor">;
  readonly identified: Pick<IdentifiedPersons, "isIdentified">;
  readonly clock: Clock;
  readonly newId: () => string;
}

export interface GiftForm {
  readonly civicNumber: string;
  readonly phoneNumber: string;
  /** Only when the gift is ticked (C-236). */
  readonly product: string | undefined;
}

/** `none`: not ticked, so nothing is stored. */
export type GiftOutcome = Checked<{ readonly state: "entered" | "already" | "none" }>;

export interface GiftJourney {
  /** Undefined when the asker has not ordered anything for that person. */
  enter(form: GiftForm, asker: Asker): Promise<GiftOutcome | undefined>;
}

export const createGiftJourney = ({ gifts, orders, identified, clock, newId }: GiftPorts): GiftJourney => ({
  async enter({ civicNumber, phoneNumber, product }, asker) {
    const date = swedishDate(clock.nowMs());
    const person = parsePersonalNumber(civicNumber, date);
    const phone = phoneRules.clean(phoneNumber, {});
    const phoneProblem = phoneRules.isEmpty(phone, {}) ? phoneRules.missing : phoneRules.findProblem(phone, {}, date);
    if (!person || phoneProblem !== undefined)
      return failed([
        ...(person ? [] : [{ field: "civicNumber", message: fieldTexts.personalNumber }]),
        ...(phoneProblem === undefined ? [] : [{ field: "phoneNumber", message: phoneProblem }]),
      ]);
    if (product === undefined) return passed({ state: "none" });
    if (product !== GIFT_PRODUCT) return failed([{ field: "product", message: fieldTexts.unknownChoice }]);
    if (!(await orders.hasPlacedFor(person.digits, asker))) return undefined;
    const isNew = await gifts.enter({
      entryId: newId(),
      owner: asker.owner,
      civicNumber: person.digits,
      phoneNumber: phoneRules.store(phone, {}),
      product,
      date,
    });
    // An earlier request, perhaps in another browser, is reported only to the person who made it.
    const isReported = !isNew && (await identified.isIdentified(asker, person.digits, clock.nowMs()));
    return passed({ state: isReported ? "already" : "entered" });
  },
});
