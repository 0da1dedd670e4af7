import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import type { MailAttachment, MailTemplates, MailVariables } from "#journeys/mail/mail.port.ts";

/** As `npm run tool -- mail-templates` has rendered it: texts with `{{name}}` as placeholders. */
export interface CompiledTemplate {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Every placeholder name used in the three. */
  readonly variables: readonly string[];
}

export type CompiledTemplates = Readonly<Record<string, CompiledTemplate>>;

/** Set for a subscription mail: the URL at which a mail program unsubscribes with one click. */
const ONE_CLICK_VARIABLE = "oneClickUrl";
/** Set for a mail whose reply goes to another address than the sender's. */
const REPLY_TO_VARIABLE = "replyTo";

/** Attachments by template. */
export type MailDocuments = Readonly<Record<string, (variables: MailVariables, nouns?: Nouns) => MailAttachment>>;

/** The nouns of the vertical that the mail is about. */
export type MailNouns = (variables: MailVariables) => Nouns;

/** `everywhere` are variables that any mail may use, such as our telephone number. */
export function filledFrom(
  compiled: CompiledTemplates,
  everywhere: MailVariables = {},
  documents: MailDocuments = {},
  nounsOf?: MailNouns,
): MailTemplates {
  return {
    fill(name, own) {
      const variables = { ...everywhere, ...own };
      const nouns = nounsOf?.(variables);
      const template = fillNouns(compiled[name], nouns);
      if (!template) throw new Error(`there is no mail template ${name}`);
      const missing = template.variables.filter((variable) => variables[variable] === undefined);
      if (missing.length > 0) throw new Error(`the mail template ${name} lacks ${missing.join(", ")}`);
      const document = documents[name];
      return {
        // A line break in a subject would start a new header.
        subject: fillIn(template.subject, variables, (value) => value.replaceAll(/\s+/g, " ")),
        html: fillIn(template.html, variables, escapeHtml),
        text: fillIn(template.text, variables, (value) => value),
        unsubscribeUrl: variables[ONE_CLICK_VARIABLE],
        replyTo: variables[REPLY_TO_VARIABLE],
        attachments: document ? [document(variables, nouns)] : [],
      };
    },
  };
}

/** Also used for the texts of a document. */
export const fillIn = (
  text: string,
  variables: MailVariables,
  made: (value: string) => string = (value) => value,
): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => made(variables[name] ?? ""));
