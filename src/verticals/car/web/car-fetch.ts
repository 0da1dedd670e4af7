import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import { carFetchMessages, carFetchModalTexts } from "./car-fetch-modal.texts.sv.ts";

const { title, dateTitle, lead, notOwner, noInsurance } = carFetchModalTexts;

export const carFetch: FetchWeb = {
  subject: "vehicle",
  knownFields: ["carregnumber"],
  messages: carFetchMessages,
  words: { title, lead, notOwner, noInsurance },
  own: { title, dateTitle, lead },
};
