import { expect, test } from "vitest";
import { chatCartLabels } from "./chat-cart.texts.sv.ts";
import { toChatCart } from "./chat-cart.ts";

const withheld = { isLegacyPiiSharingOn: false };
const sharing = { isLegacyPiiSharingOn: true };
const everything = Object.fromEntries(Object.keys(chatCartLabels).map((field) => [field, `svar ${field}`]));

test("address, contact, invoice and date answers have Swedish labels [F-155]", () => {
  const labels = toChatCart(everything, sharing).map(({ label }) => label);
  expect(labels.slice(0, 16)).toEqual([
    "Adress",
    "Ort",
    "Områdes-id",
    "E-post",
    "Uppgifter om bostaden finns",
    "Flyttar in",
    "Annan fakturaadress",
    "Fakturaadress",
    "Fakturaort",
    "Fakturapostnummer",
    "Betalsätt",
    "Personnummer",
    "Telefon",
    "Elområde",
    "Startdatum",
    "Postnummer",
  ]);
});

test("housing, use and contract answers have Swedish labels and values [F-156]", () => {
  const cart = toChatCart(
    {
      housing: "flat",
      yearlyuse: "2000",
      contracttype: "hourly",
      environment: "wind",
      squaremeters: "55",
      numberofpeople: "2",
      facilityid: "735999123456789012",
      powerprovider: "Ljusne",
      mobile: "0701234567",
    },
    withheld,
  );
  expect(cart).toEqual([
    { label: "Boende", value: "Lägenhet" },
    { label: "Årsförbrukning (kWh)", value: "2000" },
    { label: "Avtalstyp", value: "Kvarts-/timpris" },
    { label: "Miljöval", value: "Vind" },
    { label: "Kvadratmeter", value: "55" },
    { label: "Antal personer", value: "2" },
    { label: "Anläggnings-id", value: "735999123456789012" },
    { label: "Valt elbolag", value: "Ljusne" },
    { label: "Mobilnummer", value: "0701234567" },
  ]);
  const contracts = ["fixed", "hourly", "monthly"].map(
    (contracttype) => toChatCart({ contracttype }, withheld)[0]?.value,
  );
  expect(contracts).toEqual(["Fast pris", "Kvarts-/timpris", "Månadspris"]);
  expect(toChatCart({ housing: "house" }, withheld)).toEqual([{ label: "Boende", value: "Villa" }]);
});

test("the personal number is left out unless sharing is turned on [F-154]", () => {
  const answers = { civicnumber: "198502102380", zip: "123 45" };
  expect(toChatCart(answers, withheld)).toEqual([{ label: "Postnummer", value: "123 45" }]);
  expect(toChatCart(answers, sharing)).toContainEqual({ label: "Personnummer", value: "198502102380" });
});

test("what is empty, not chosen or not in the table is not sent", () => {
  expect(toChatCart({ zip: " ", housing: "-2", contracttype: "-1", carregnumber: "ABC123" }, sharing)).toEqual([]);
});

test("the checkout's way to pay is the documented payment type [F-155]", () => {
  expect(toChatCart({ payment: "monthly" }, withheld)).toEqual([{ label: "Betalsätt", value: "Varje månad" }]);
});

test("a personal field of the checkout is found under its label", () => {
  expect(toChatCart({ personal_mobile: "070-174 06 05" }, withheld)).toEqual([
    { label: chatCartLabels.mobile, value: "070-174 06 05" },
  ]);
});
