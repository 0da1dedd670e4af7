import { expect, test } from "vitest";
import type { CancellationRecord } from "#domain/after-order/cancellation-record.ts";
import type { OwnedOrder } from "#journeys/after-order/owned-order.port.ts";
import type { MailRow } from "#journeys/mail/mail.port.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createOwnDocuments, type OwnDocumentPorts } from "./own-documents.ts";

const verticals = createServerVerticals(systemClock);
const [{ description }] = verticals as [(typeof verticals)[number]];
const content = new Uint8Array([1, 2, 3]);

const documents = (changes: Partial<OwnDocumentPorts> = {}) =>
  createOwnDocuments({
    account: {
      noticeMailId: (personId, orderId) =>
        Promise.resolve(personId === "anna" && orderId === "order" ? "mail" : undefined),
    },
    owned: {
      find: (orderId, { owner, personId }) =>
        Promise.resolve(
          orderId === "order" && personId === "anna" && owner === ""
            ? ({ orderId, isAskers: true } as OwnedOrder)
            : undefined,
        ),
    },
    orders: { load: (orderId) => Promise.resolve({ orderId, vertical: description.name } as OrderRow) },
    mails: {
      load: (mailId) =>
        Promise.resolve({ mailId, template: "letter", variables: { name: "Anna" } } as unknown as MailRow),
    },
    verticals,
    findCancellation: (personId, orderId) =>
      Promise.resolve(
        personId === "anna" && orderId === "order"
          ? ({ orderId, vertical: description.name, insurerName: "Granskog" } as CancellationRecord)
          : undefined,
      ),
    writeEvidence: ({ insurerName }, { product }) => ({ fileName: `${insurerName} ${product}.pdf`, content }),
    writeConfirmation: ({ orderId }, { product }) => ({ fileName: `${orderId} ${product}.pdf`, content }),
    writeNotice: ({ template, variables }) => ({ fileName: `${template} ${variables["name"]}.pdf`, content }),
    ...changes,
  });

test("a confirmation is of the person's own order, with the product's name", async () => {
  const found = await documents()("confirmation", "anna", "order");
  expect(found).toEqual({ fileName: `order ${description.texts.product}.pdf`, content });
});

test("an order that another visitor made with the person's number has none: it states what they typed", async () => {
  const find = () => Promise.resolve({ orderId: "order", isAskers: false } as OwnedOrder);
  expect(await documents({ owned: { find } })("confirmation", "anna", "order")).toBeUndefined();
});

test("a notice is the letter of the mail that was sent", async () => {
  expect(await documents()("notice", "anna", "order")).toEqual({ fileName: "letter Anna.pdf", content });
});

test("the evidence is of the cancellation of the person's own order", async () => {
  const found = await documents()("evidence", "anna", "order");
  expect(found).toEqual({ fileName: `Granskog ${description.texts.product}.pdf`, content });
});

test("there is none of another person's order, of an unknown order or of a mail without a letter", async () => {
  for (const kind of ["confirmation", "notice", "evidence"] as const) {
    expect(await documents()(kind, "bo", "order")).toBeUndefined();
    expect(await documents()(kind, "anna", "other")).toBeUndefined();
  }
  expect(await documents({ writeNotice: () => undefined })("notice", "anna", "order")).toBeUndefined();
  expect(await documents({ writeConfirmation: () => undefined })("confirmation", "anna", "order")).toBeUndefined();
});
