import { render, toPlainText } from "@react-email/components";
import type { ComponentProps, ReactElement } from "react";
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
import { ApplicationMessage } from "./ApplicationMessage.tsx";
import { CaseClosed } from "./CaseClosed.tsx";
import { CompanyRequest } from "./CompanyRequest.tsx";
import { CompetitionWinner } from "./CompetitionWinner.tsx";
import { DeliveryMessage } from "./DeliveryMessage.tsx";
import { ExpertAnswer } from "./ExpertAnswer.tsx";
import { ExpertConfirm } from "./ExpertConfirm.tsx";
import { CancellationCopy } from "./CancellationCopy.tsx";
import { CancellationNotice } from "./CancellationNotice.tsx";
import { HouseholdInvitation } from "./HouseholdInvitation.tsx";
import { LeadMessage } from "./LeadMessage.tsx";
import { NewsletterConfirm } from "./NewsletterConfirm.tsx";
import { NewsletterIssue } from "./NewsletterIssue.tsx";
import { NewsletterWelcome } from "./NewsletterWelcome.tsx";
import { Notice } from "./Notice.tsx";
import { OrderMessage } from "./OrderMessage.tsx";
import { ServiceOpen } from "./ServiceOpen.tsx";
import { WaitingListReceipt } from "./WaitingListReceipt.tsx";
import { WatchMessage } from "./WatchMessage.tsx";
import { CancellationRevoked } from "./CancellationRevoked.tsx";
import { WithdrawalCode } from "./WithdrawalCode.tsx";
import { WithdrawalReceipt } from "./WithdrawalReceipt.tsx";
import { OrderConfirmation } from "./OrderConfirmation.tsx";

interface Template {
  readonly subject: string;
  readonly mail: ReactElement;
}

const templates = {
  "newsletter-confirm": { subject: mailTexts.newsletterConfirm.subject, mail: <NewsletterConfirm /> },
  "newsletter-welcome": { subject: mailTexts.newsletterWelcome.subject, mail: <NewsletterWelcome /> },
  "newsletter-issue": { subject: mailTexts.newsletterIssue.subject, mail: <NewsletterIssue /> },
  "waiting-list-receipt": { subject: mailTexts.waitingListReceipt.subject, mail: <WaitingListReceipt /> },
  "service-open": { subject: mailTexts.serviceOpen.subject, mail: <ServiceOpen /> },
  "expert-confirm": { subject: mailTexts.expertConfirm.subject, mail: <ExpertConfirm /> },
  "expert-answer": { subject: mailTexts.expertAnswer.subject, mail: <ExpertAnswer /> },
  "cancellation-notice": { subject: afterOrderMailTexts.cancellationNotice.subject, mail: <CancellationNotice /> },
  "cancellation-copy": { subject: afterOrderMailTexts.cancellationCopy.subject, mail: <CancellationCopy /> },
  "withdrawal-receipt": { subject: afterOrderMailTexts.withdrawalReceipt.subject, mail: <WithdrawalReceipt /> },
  "withdrawal-code": { subject: afterOrderMailTexts.withdrawalCode.subject, mail: <WithdrawalCode /> },
  "cancellation-revoked": {
    subject: afterOrderMailTexts.cancellationRevoked.subject,
    mail: <CancellationRevoked />,
  },
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
  "household-invitation": { subject: householdMailTexts.invitation.subject, mail: <HouseholdInvitation /> },
  "lead-delivered": { subject: leadMailTexts.delivered.subject, mail: <LeadMessage texts={leadMailTexts.delivered} /> },
  "lead-failed": { subject: leadMailTexts.failed.subject, mail: <LeadMessage texts={leadMailTexts.failed} /> },
  "watch-cheaper": aboutWatch(watchMailTexts.cheaper),
  "watch-cheaper-monthly": aboutWatch(watchMailTexts.cheaperMonthly),
  "watch-not-cheaper": aboutWatch(watchMailTexts.notCheaper),
  "watch-not-cheaper-monthly": aboutWatch(watchMailTexts.notCheaperMonthly),
  "watch-reminder": aboutWatch(watchMailTexts.reminder),
  "company-request": { subject: mailTexts.companyRequest.subject, mail: <CompanyRequest /> },
  "competition-winner": { subject: mailTexts.competitionWinner.subject, mail: <CompetitionWinner /> },
  "order-confirmation": { subject: mailTexts.orderConfirmation.subject, mail: <OrderConfirmation /> },
  notice: { subject: mailTexts.notice.subject, mail: <Notice /> },
} satisfies Readonly<Record<string, Template> & Record<OrderMail | DeliveryMail | ApplicationMail, Template>>;

type Subjected<Props extends { readonly texts: object }> = Props["texts"] & { readonly subject: string };

function closedCase(texts: Subjected<ComponentProps<typeof CaseClosed>>): Template {
  return { subject: texts.subject, mail: <CaseClosed texts={texts} /> };
}

function aboutOrder(texts: Subjected<ComponentProps<typeof OrderMessage>>): Template {
  return { subject: texts.subject, mail: <OrderMessage texts={texts} /> };
}

function aboutDelivery(
  texts: Subjected<ComponentProps<typeof DeliveryMessage>>,
  href: string = "{{orderUrl}}",
): Template {
  return { subject: texts.subject, mail: <DeliveryMessage texts={texts} href={href} /> };
}

function aboutApplication(texts: Subjected<ComponentProps<typeof ApplicationMessage>>): Template {
  return { subject: texts.subject, mail: <ApplicationMessage texts={texts} /> };
}

function aboutWatch(texts: Subjected<ComponentProps<typeof WatchMessage>>): Template {
  return { subject: texts.subject, mail: <WatchMessage texts={texts} /> };
}

/** Compiled templates are only filled in at run time, which needs neither React nor these packages. */
export async function renderTemplates(): Promise<CompiledTemplates> {
  const compiled = Object.entries(templates).map(async ([name, template]) => [name, await compile(template)] as const);
  return Object.fromEntries(await Promise.all(compiled));
}

async function compile({ subject, mail }: Template): Promise<CompiledTemplate> {
  const html = await render(mail);
  const text = toPlainText(html, { selectors: [{ selector: "h1", options: { uppercase: false } }] });
  const names = [subject, html, text].flatMap((part) =>
    [...part.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name),
  );
  return { subject, html, text, variables: [...new Set(names)].toSorted() };
}
