import { type Consent, grants, MARKETING, PRODUCT } from "#domain/consent/consent.ts";
import { commissionKr } from "#domain/order/commission.ts";
import { findGroupAt, findServiceAt, SERVICES } from "#domain/service/services.ts";
import type { Conversion, Lead } from "#http/contract/measured.schema.ts";
import { findSharePercent } from "#journeys/commission/commission-of.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import type { AnyVerticalServer, VerticalDescription } from "#verticals/_contract/vertical.ts";
import { hashEmail, hashPhone } from "./hash-contact.ts";

/** What the page needs to report a placed order, once. */
export interface ClaimedConversion {
  readonly position: number;
  readonly consent: Consent | undefined;
}

/** F-138: the order and the offer by their ids. Contacts are hashed, and only with consent to marketing; the personal number never. */
export function presentConversion(
  order: OrderRow,
  { description }: Pick<AnyVerticalServer, "description">,
  { position, consent }: ClaimedConversion,
): Conversion {
  const { email, phone } = order.personal;
  const mayContact = grants(consent, MARKETING);
  return {
    event: "conversion",
    service: description.serviceName,
    serviceGroup: findGroupAt(description.path) ?? description.serviceName,
    provider: order.offer.providerName,
    resultPagePosition: position,
    currencyCode: "SEK",
    onlineConversionOrderId: order.orderId,
    quotationId: order.quoteId,
    revenue: commissionKr(findSharePercent(order.providerSlug) ?? 0, order.yearlyFeeOre),
    conversionType: "online",
    subscriptionId: order.subscriptionId,
    ...(mayContact && email ? { hashedEmail: hashEmail(email) } : {}),
    ...(mayContact && phone ? { hashedPhone: hashPhone(phone) } : {}),
  };
}

export interface LeftContact extends Pick<Lead, "action" | "id" | "category"> {
  readonly email: string;
}

/** F-139: a visitor has left their address. Null without consent to be measured. */
export const presentLead = ({ email, ...about }: LeftContact, consent: Consent | undefined): Lead | null =>
  grants(consent, PRODUCT)
    ? {
        event: "lead",
        ...about,
        type: "email",
        ...(grants(consent, MARKETING) ? { email: hashEmail(email) } : {}),
      }
    : null;

/** F-139: of a visitor who waits for a service. */
export function presentWaitingLead(service: string, email: string, consent: Consent | undefined): Lead | null {
  const categoryId = SERVICES.find(({ id }) => id === service)?.categoryIds[0] ?? service;
  return presentLead({ action: "waiting_list", id: String(categoryId), category: service, email }, consent);
}

interface RequestingVisitor {
  readonly phone: string;
  readonly email: string;
}

/** P-006: of a visitor who has asked a provider to get in touch. */
export const presentRequestLead = (
  { categoryId, path, serviceName }: Pick<VerticalDescription, "categoryId" | "path" | "serviceName">,
  { phone, email }: RequestingVisitor,
  consent: Consent | undefined,
): Lead | null =>
  grants(consent, PRODUCT)
    ? {
        event: "lead",
        action: "contact_request",
        id: String(categoryId),
        type: "phone",
        category: findServiceAt(path)?.id ?? serviceName,
        ...(grants(consent, MARKETING) ? { phone: hashPhone(phone), email: hashEmail(email) } : {}),
      }
    : null;
