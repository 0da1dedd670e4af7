import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { describeCompanyForm } from "#domain/company/company-request.ts";
import { checkForm, type FormValues } from "#domain/form/check-form.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import type { Option } from "#domain/form/kinds/input-rules.ts";
import { organisationNumberRules } from "#domain/form/kinds/organisation-number.ts";
import { splitTags } from "#domain/form/kinds/tag.ts";
import { isOrganisationNumber, onServer } from "#domain/form/server-checks.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { cleanWritten } from "#domain/text/written-text.ts";
import type { OrganisationAnswer } from "#journeys/lookup/look-up-organisation.ts";
import { type QueueMailPorts, queueMail } from "#journeys/mail/queue-mail.ts";
import type { MailVariables } from "#journeys/mail/mail.port.ts";
import type { Clock } from "#platform/clock.ts";
import { companyRequestTexts as texts } from "./company-request.texts.sv.ts";

export interface CompanyPorts extends QueueMailPorts {
  readonly organisation: (typed: string) => Promise<OrganisationAnswer>;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
  /** Keyed: a plain hash of who asked could be guessed by trying. */
  readonly hashOf: (request: string) => string;
  /** Our mailbox for company requests. */
  readonly staffAddress: string;
  /** Services that a company can choose. */
  readonly services: readonly Option[];
  readonly clock: Pick<Clock, "nowMs">;
}

export type CompanyJourney = ReturnType<typeof createCompanyJourney>;

/** A company asks to be compared. Only the mail to us is stored. */
export function createCompanyJourney(ports: CompanyPorts) {
  const form = describeCompanyForm(ports.services);
  return {
    services: ports.services,

    /** A repeated request is the same mail. `trap` is a field that a person does not see. */
    async send(typed: FormValues, trap: string): Promise<Checked<"sent">> {
      const values = cleaned(typed);
      const checked = checkForm(form, values, onServer(swedishDate(ports.clock.nowMs())));
      const wrong = new Set(checked.ok ? [] : checked.errors.map(({ field }) => field));
      const [organisation, isGoodEmail] = await Promise.all([
        wrong.has("orgnumber") ? undefined : ports.organisation(values["orgnumber"] ?? ""),
        wrong.has("email") || ports.isGoodEmail(values["email"]?.trim() ?? ""),
      ]);
      const errors: readonly FieldError[] = [
        ...(organisation?.kind === "refused" ? [{ field: "orgnumber", message: fieldTexts.organisationNumber }] : []),
        ...(checked.ok ? [] : checked.errors),
        ...(isGoodEmail ? [] : [{ field: "email", message: fieldTexts.email }]),
      ];
      if (!checked.ok || organisation?.kind !== "known" || errors.length > 0) return failed(inOrder(errors));
      // A bot gets the same answer as a person, and learns nothing.
      if (trap !== "") return passed("sent");
      const request = { ...checked.value, orgnumber: shownNumber(checked.value["orgnumber"] ?? "") };
      await queueMail(ports, {
        key: `company-request:${ports.hashOf(JSON.stringify(request))}`,
        template: "company-request",
        to: ports.staffAddress,
        variables: describeRequest(request, organisation.name, ports.services),
      });
      return passed("sent");
    },
  };

  function inOrder(errors: readonly FieldError[]): FieldError[] {
    const names = form.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    return errors.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
  }
}

/** A contact's name is one line: its text must not look like another line of the mail. */
function cleaned(typed: FormValues): FormValues {
  const contact = cleanWritten(typed["contact"] ?? "").replaceAll(/\s+/g, " ");
  return { ...typed, contact, message: cleanWritten(typed["message"] ?? "") };
}

/** A sole trader's number is a personal number: we do not need it, and it is not passed on after the check. */
const shownNumber = (digits: string): string =>
  isOrganisationNumber(digits) ? organisationNumberRules.format(digits.slice(-10), {}) : texts.soleTraderNumber;

function describeRequest(request: FormValues, name: string, services: readonly Option[]): MailVariables {
  const { orgnumber: number = "", contact = "", email = "", message = texts.noMessage } = request;
  const chosen = splitTags(request["services"] ?? "");
  return {
    // The register may not have answered.
    company: name || number,
    number,
    contact,
    email,
    replyTo: email,
    services: services.flatMap(({ id, label }) => (chosen.includes(id) ? [label] : [])).join(", "),
    message,
  };
}
