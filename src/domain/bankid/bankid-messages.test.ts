import { describe, expect, it } from "vitest";
import {
  bankIdMessage,
  type BankIdSetting,
  type BankIdOrderStatus,
  ERROR_CODES,
  FAILED_HINTS,
  PENDING_HINTS,
} from "./bankid-messages.ts";

const QR: BankIdSetting = { start: "qr", isComputer: true };
const ON_COMPUTER: BankIdSetting = { start: "autostart", isComputer: true };
const ON_PHONE: BankIdSetting = { start: "autostart", isComputer: false };

const pending = (hintCode: string | undefined): BankIdOrderStatus => ({ kind: "pending", hintCode });
const failed = (hintCode: string | undefined): BankIdOrderStatus => ({ kind: "failed", hintCode });
const error = (errorCode: string): BankIdOrderStatus => ({ kind: "error", errorCode });

describe("a BankID status becomes the text that BankID recommends", () => {
  it.each([
    [pending("outstandingTransaction"), QR, "RFA1", "Starta BankID-appen."],
    [pending("outstandingTransaction"), ON_PHONE, "RFA13", "Försöker starta BankID-appen."],
    [pending("noClient"), QR, "RFA1", "Starta BankID-appen."],
    [pending("noClient"), ON_COMPUTER, "RFA1", "Starta BankID-appen."],
    [
      pending("started"),
      ON_COMPUTER,
      "RFA15A",
      "Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här datorn. Om du har ett BankID på kort, sätt in kortet i kortläsaren.",
    ],
    [
      pending("started"),
      ON_PHONE,
      "RFA15B",
      "Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.",
    ],
    // The code is read by a phone, whatever shows it.
    [
      pending("started"),
      QR,
      "RFA15B",
      "Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.",
    ],
    [
      pending("userSign"),
      QR,
      "RFA9",
      "Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.",
    ],
    [pending("userMrtd"), QR, "RFA23", "Fotografera och läs av din ID-handling med BankID-appen."],
    [pending("processing"), QR, "RFA21", "En identifiering eller underskrift pågår."],
    [pending("userCallConfirm"), QR, "RFA21", "En identifiering eller underskrift pågår."],
    [failed("cancelled"), QR, "RFA3", "Åtgärden avbröts. Försök igen."],
    [failed("userCancel"), QR, "RFA6", "Åtgärden avbröts."],
    [
      failed("expiredTransaction"),
      QR,
      "RFA8",
      "BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Försök sedan igen.",
    ],
    [
      failed("certificateErr"),
      QR,
      "RFA16",
      "Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.",
    ],
    [
      failed("startFailed"),
      ON_PHONE,
      "RFA17A",
      "Du verkar inte ha BankID-appen/programmet. Installera den och skaffa ett BankID hos din bank.",
    ],
    [
      failed("startFailed"),
      QR,
      "RFA17B",
      "Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden.",
    ],
    [failed("userDeclinedCall"), QR, "RFA22", "Något gick fel. Försök igen."],
    [failed("notSupportedByUserApp"), QR, "RFA22", "Något gick fel. Försök igen."],
    [failed("transactionRiskBlocked"), QR, "RFA22", "Något gick fel. Försök igen."],
    [
      error("alreadyInProgress"),
      QR,
      "RFA4",
      "En identifiering eller underskrift pågår redan för ditt personnummer. Försök igen.",
    ],
    [error("requestTimeout"), QR, "RFA5", "Något gick fel. Försök igen."],
    [error("tooManyRequests"), QR, "RFA5", "Något gick fel. Försök igen."],
    [error("internalError"), QR, "RFA5", "Något gick fel. Försök igen."],
    [error("maintenance"), QR, "RFA5", "Något gick fel. Försök igen."],
    [error("methodNotAllowed"), QR, "RFA5", "Något gick fel. Försök igen."],
  ] as const)("%j", (word, setting, id, text) => {
    expect(bankIdMessage(word, setting)).toEqual({ id, text });
  });

  it.each(["invalidParameters", "unauthorized", "forbidden", "notFound", "unsupportedMediaType"])(
    "the error %s is our own fault and has our own text",
    (code) => {
      expect(bankIdMessage(error(code), QR)).toEqual({ id: "OWN", text: "Något gick fel, försök igen." });
    },
  );

  it.each([undefined, "", "somethingNew", "constructor", "__proto__"])(
    "a code that is new to us (%j) is tolerated",
    (code) => {
      expect(bankIdMessage(pending(code), QR).id).toBe("RFA21");
      expect(bankIdMessage(failed(code), QR).id).toBe("RFA22");
      expect(bankIdMessage(error(code ?? ""), QR).id).toBe("RFA22");
    },
  );

  it("knows every documented code", () => {
    expect([PENDING_HINTS.length, FAILED_HINTS.length, ERROR_CODES.length]).toEqual([7, 8, 11]);
  });
});
