import { render, Text, toPlainText } from "@react-email/components";
import type { ReactElement } from "react";
import type { CompiledTemplate, CompiledTemplates } from "#adapters/email/filled-templates.ts";
import { afterOrderMailTexts } from "#adapters/email/after-order-mail.texts.sv.ts";
import { applicationMailTexts } from "#adapters/email/application-mail.texts.sv.ts";
import { deliveryMailTexts } from "#adapters/email/delivery-mail.texts.sv.ts";
import { householdMailTexts } from "#adapters/email/household-mail.texts.sv.ts";
import { leadMailTexts } from "#adapters/email/lead-mail.texts.sv.ts";
import { watchMailTexts } from "#adapters/email/watch-mail.texts.sv.ts";
import { mailTexts } from "#adapters/email/mail.texts.sv.ts";
import type { ApplicationMail } from "#domain/application/answer-state.ts";
import type { DeliveryMail } from "#domain/delivery/delivery-state.ts";
import type { OrderMail } from "#domain/order/order-state.ts";
import { Mail, MailFrame, type MailPart, type MailTexts } from "./Mail.tsx";
import { mailStyles } from "./mail-styles.ts";

interface Template {
  readonly subject: string;
  readonly mail: ReactElement;
}

/** A text that is not given has no part. */
type Texts<Required extends string, Optional extends string = never> = MailTexts &
  Readonly<Record<Required, string> & Partial<Record<Optional, string>>>;

const mail = <Named extends MailTexts>(texts: Named, ...parts: readonly MailPart<Named>[]): Template => ({
  subject: texts.subject,
  mail: <Mail texts={texts} parts={parts} />,
});

/** What support has found out, in its own text. */
const closedCase = (texts: Texts<"body" | "reasonTitle" | "reason" | "reference">): Template =>
  mail(texts, "body", ["strong", "reasonTitle"], "reason", ["small", "reference"]);

/** What has become of an order, or of something that was done for it; `message` is the insurer's own text. */
const aboutOrder = (texts: Texts<"body" | "reference", "message" | "next">): Template =>
  mail(texts, "body", "message", "next", ["small", "reference"]);

/** What has become of a delivery, with a link to the order or to what the customer must do. */
const aboutDelivery = (
  texts: Texts<"body" | "button" | "reference", "message" | "next">,
  href = "{{orderUrl}}",
): Template => mail(texts, "body", "message", "next", ["link", href], ["small", "reference"]);

/** What a provider has answered to an application, with a link to it. */
const aboutApplication = (texts: Texts<"body" | "button", "next">): Template =>
  mail(texts, "body", "next", ["link", "{{applicationUrl}}"]);

/** What a watch has found. */
const aboutWatch = (texts: Texts<"body" | "next" | "button" | "end" | "endLink">): Template =>
  mail(texts, "body", ["link", "{{findingUrl}}"], "next", ["unsubscribe", "end", "endLink"]);

/** To ourselves. Line breaks in the message are preserved. */
function companyRequest(): Template {
  const { subject, preview, title, rows, note } = mailTexts.companyRequest;
  return {
    subject,
    mail: (
      <MailFrame preview={preview} title={title}>
        {rows.map(({ label, value }) => (
          <Text key={label} style={mailStyles.text}>
            <strong>{label}</strong>
            <br />
            {value}
          </Text>
        ))}
        <Text style={mailStyles.text}>{note}</Text>
      </MailFrame>
    ),
  };
}

const templates = {
  "newsletter-confirm": mail(mailTexts.newsletterConfirm, "body", ["link", "{{confirmUrl}}"], "ignore"),
  "newsletter-welcome": mail(mailTexts.newsletterWelcome, "body", ["unsubscribe", "end", "button"]),
  "newsletter-issue": mail(mailTexts.newsletterIssue, "body", ["unsubscribe", "why", "button"]),
  "waiting-list-receipt": mail(mailTexts.waitingListReceipt, "body", "end", ["link", "{{endUrl}}"]),
  "service-open": mail(mailTexts.serviceOpen, "body", ["link", "{{serviceUrl}}"], ["small", "why"]),
  "expert-confirm": mail(mailTexts.expertConfirm, "body", ["link", "{{confirmUrl}}"], "ignore"),
  "expert-answer": mail(mailTexts.expertAnswer, ["lead", "asked"], "question", ["lead", "answered"], "answer", "note"),
  "cancellation-notice": mail(afterOrderMailTexts.cancellationNotice, "body", "confirm", ["small", "reference"]),
  "cancellation-copy": mail(afterOrderMailTexts.cancellationCopy, "body", "responsibility", "attached", [
    "small",
    "reference",
  ]),
  "withdrawal-receipt": mail(
    afterOrderMailTexts.withdrawalReceipt,
    "body",
    ["strong", "contentTitle"],
    "content",
    "next",
    "caution",
  ),
  // No heading for the code: the plain text writes those in capitals, and then the name of the variable too.
  "withdrawal-code": mail(afterOrderMailTexts.withdrawalCode, "body", ["strong", "code"], "until", "ignore"),
  "cancellation-revoked": mail(afterOrderMailTexts.cancellationRevoked, "body", "confirm", ["small", "reference"]),
  "cancellation-revoked-copy": aboutOrder(afterOrderMailTexts.cancellationRevokedCopy),
  "withdrawal-closed": closedCase(afterOrderMailTexts.withdrawalClosed),
  "cancellation-closed": closedCase(afterOrderMailTexts.cancellationClosed),
  "cancellation-lost": aboutOrder(afterOrderMailTexts.cancellationLost),
  "cancellation-unconfirmed": aboutOrder(afterOrderMailTexts.cancellationUnconfirmed),
  "cancellation-answered": aboutOrder(afterOrderMailTexts.cancellationAnswered),
  "order-unfinished": aboutOrder(afterOrderMailTexts.orderUnfinished),
  "order-refused": aboutOrder(afterOrderMailTexts.orderRefused),
  "order-uncertain": aboutOrder(afterOrderMailTexts.orderUncertain),
  "delivery-closed": closedCase(deliveryMailTexts.closed),
  "delivery-confirmed": aboutDelivery(deliveryMailTexts.confirmed),
  "delivery-moved": aboutDelivery(deliveryMailTexts.moved),
  "delivery-correcting": aboutDelivery(deliveryMailTexts.correcting, "{{correctUrl}}"),
  "delivery-completed": aboutDelivery(deliveryMailTexts.completed),
  "delivery-refused": aboutDelivery(deliveryMailTexts.refused),
  "delivery-unclear": aboutDelivery(deliveryMailTexts.unclear),
  "delivery-withdrawn": aboutDelivery(deliveryMailTexts.withdrawn),
  "application-cosign": aboutApplication(applicationMailTexts.coSign),
  "application-offered": aboutApplication(applicationMailTexts.offered),
  "application-needed": aboutApplication(applicationMailTexts.needed),
  "application-accepted": aboutApplication(applicationMailTexts.accepted),
  "application-withdrawn": aboutApplication(applicationMailTexts.withdrawn),
  "application-declined": aboutApplication(applicationMailTexts.declined),
  "application-expired": aboutApplication(applicationMailTexts.expired),
  "household-invitation": mail(
    householdMailTexts.invitation,
    "body",
    ["link", "{{invitationUrl}}"],
    ["small", "ignore"],
  ),
  "lead-delivered": mail(leadMailTexts.delivered, "body", "next"),
  "lead-failed": mail(leadMailTexts.failed, "body", "next"),
  "watch-cheaper": aboutWatch(watchMailTexts.cheaper),
  "watch-cheaper-monthly": aboutWatch(watchMailTexts.cheaperMonthly),
  "watch-not-cheaper": aboutWatch(watchMailTexts.notCheaper),
  "watch-not-cheaper-monthly": aboutWatch(watchMailTexts.notCheaperMonthly),
  "watch-reminder": aboutWatch(watchMailTexts.reminder),
  "company-request": companyRequest(),
  "competition-winner": mail(mailTexts.competitionWinner, "body", "demonstration", ["link", "{{pageUrl}}"]),
  "order-confirmation": mail(
    mailTexts.orderConfirmation,
    "body",
    "facts",
    "details",
    ["link", "{{orderUrl}}"],
    ["strong", "termsTitle"],
    "terms",
    ["strong", "documentsTitle"],
    "documents",
    ["strong", "needsTitle"],
    "needs",
    ["strong", "withdrawalTitle"],
    "withdrawal",
    ["link", "{{withdrawUrl}}", "withdrawalButton"],
  ),
  notice: mail(mailTexts.notice, "body"),
} satisfies Readonly<Record<string, Template> & Record<OrderMail | DeliveryMail | ApplicationMail, Template>>;

/** Compiled templates are only filled in at run time, which needs neither React nor these packages. */
export async function renderTemplates(): Promise<CompiledTemplates> {
  const compiled = Object.entries(templates).map(async ([name, template]) => [name, await compile(template)] as const);
  return Object.fromEntries(await Promise.all(compiled));
}

async function compile({ subject, mail: element }: Template): Promise<CompiledTemplate> {
  const html = await render(element);
  const text = toPlainText(html, { selectors: [{ selector: "h1", options: { uppercase: false } }] });
  const names = [subject, html, text].flatMap((part) =>
    [...part.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name),
  );
  return { subject, html, text, variables: [...new Set(names)].toSorted() };
}
