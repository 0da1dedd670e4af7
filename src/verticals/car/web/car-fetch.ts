import { defineTexts } from "#domain/text/text-set.ts";
import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import { carVertical } from "../car.vertical.ts";
import { carFetchMessages, carFetchModalTexts } from "./car-fetch-modal.texts.sv.ts";

const { title, dateTitle, lead, notOwner, noInsurance } = carFetchModalTexts;

export const carFetch: FetchWeb = {
  subject: "vehicle",
  knownFields: ["carregnumber"],
  messages: carFetchMessages,
  texts: defineTexts("fetch", { title, lead, notOwner, noInsurance }, String(carVertical.categoryId)),
  own: { title, dateTitle, lead },
};
