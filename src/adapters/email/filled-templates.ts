import type { MailAttachment, MailTemplates, MailVariables } from "#journeys/mail/mail.port.ts";

/** As `npm run mail-templates` has drawn it: texts with `{{name}}` where a value goes. */
export interface CompiledTemplate {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Every name that stands in the three. */
  readonly variables: readonly string[];
}

export type CompiledTemplates = Readonly<Record<string, CompiledTemplate>>;

/** Given with a mail that is a subscription: where a mail program ends it with one press. */
const ONE_CLICK_VARIABLE = "oneClickUrl";
/** Given with a mail whose answer somebody else is to have. */
const REPLY_TO_VARIABLE = "replyTo";

/** What goes with a mail, by its template. */
export type MailDocuments = Readonly<Record<string, (variables: MailVariables) => MailAttachment>>;

/** `everywhere` is what any mail may say, such as our telephone number. */
export function filledFrom(
  drawn: CompiledTemplates,
  everywhere: MailVariables = {},
  documents: MailDocuments = {},
): MailTemplates {
  return {
    fill(name, own) {
      const variables = { ...everywhere, ...own };
      const template = drawn[name];
      if (!template) throw new Error(`there is no mail template ${name}`);
      const missing = template.variables.filter((variable) => variables[variable] === undefined);
      if (missing.length > 0) throw new Error(`the mail template ${name} lacks ${missing.join(", ")}`);
      const document = documents[name];
      return {
        // A line break in a subject would be a header of its own.
        subject: fillIn(template.subject, variables, (value) => value.replaceAll(/\s+/g, " ")),
        html: fillIn(template.html, variables, escapeHtml),
        text: fillIn(template.text, variables, (value) => value),
        unsubscribeUrl: variables[ONE_CLICK_VARIABLE],
        replyTo: variables[REPLY_TO_VARIABLE],
        attachments: document ? [document(variables)] : [],
      };
    },
  };
}

/** Also for the words of a document. */
export const fillIn = (
  text: string,
  variables: MailVariables,
  made: (value: string) => string = (value) => value,
): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => made(variables[name] ?? ""));

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
