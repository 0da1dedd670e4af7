import type { CancellationRecord } from "#domain/after-order/cancellation-record.ts";
import type { FollowCancellation } from "#journeys/after-order/follow-cancellation.ts";
import type { OwnedOrders } from "#journeys/after-order/owned-order.port.ts";
import type { MailRow, MailStore } from "#journeys/mail/mail.port.ts";
import type { OrderRow, OrderStore } from "#journeys/order/order.port.ts";
import type { AnyVerticalServer, VerticalTexts } from "#verticals/_contract/vertical.ts";
import type { AccountStore } from "./account.port.ts";

export interface OwnDocumentPorts {
  readonly account: Pick<AccountStore, "noticeMailId">;
  readonly owned: Pick<OwnedOrders, "find">;
  readonly orders: Pick<OrderStore, "load">;
  readonly mails: Pick<MailStore, "load">;
  readonly verticals: readonly AnyVerticalServer[];
  /** Undefined for an order that is not placed. */
  readonly writeConfirmation: (order: OrderRow, texts: VerticalTexts) => OwnDocument | undefined;
  readonly findCancellation: FollowCancellation["find"];
  readonly writeEvidence: (record: CancellationRecord, texts: VerticalTexts) => OwnDocument;
  /** The letter of a mail; undefined for a mail without one. */
  readonly writeNotice: (
    mail: Pick<MailRow, "template" | "variables">,
  ) => { readonly fileName: string; readonly content: Uint8Array } | undefined;
}

export interface OwnDocument {
  readonly fileName: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export type DocumentKind = "confirmation" | "notice" | "evidence";

export type FindDocument = (kind: DocumentKind, personId: string, orderId: string) => Promise<OwnDocument | undefined>;

/** Documents of a person's orders. Undefined when the person has no such order, or the order no such document. */
export function createOwnDocuments(ports: OwnDocumentPorts): FindDocument {
  const confirmation = async (personId: string, orderId: string): Promise<OwnDocument | undefined> => {
    // By person alone: my pages are not this browser's.
    const own = await ports.owned.find(orderId, { owner: "", personId });
    const order = own?.isAskers ? await ports.orders.load(orderId) : undefined;
    const vertical = ports.verticals.find(({ description }) => description.name === order?.vertical);
    return order && vertical && ports.writeConfirmation(order, vertical.description.texts);
  };
  const notice = async (personId: string, orderId: string): Promise<OwnDocument | undefined> => {
    const mailId = await ports.account.noticeMailId(personId, orderId);
    const mail = mailId === undefined ? undefined : await ports.mails.load(mailId);
    const letter = mail && ports.writeNotice(mail);
    return letter && { fileName: letter.fileName, content: new Uint8Array(letter.content) };
  };
  const evidence = async (personId: string, orderId: string): Promise<OwnDocument | undefined> => {
    const record = await ports.findCancellation(personId, orderId);
    const vertical = ports.verticals.find(({ description }) => description.name === record?.vertical);
    return record && vertical && ports.writeEvidence(record, vertical.description.texts);
  };
  const find = { confirmation, notice, evidence };
  return (kind, personId, orderId) => find[kind](personId, orderId);
}
