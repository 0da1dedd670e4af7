import type { DataDirection, DataEvent, DataEventKind } from "#domain/my-data/data-event.ts";
import { EVENT_KINDS, isByAgent } from "#domain/my-data/data-event.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { capitalize } from "#domain/text/capitalize.ts";

const REGISTERS: Readonly<Record<string, { readonly title: string; readonly fields: string }>> = {
  vehicle: { title: "Uppslag i vägtrafikregistret", fields: "Märke, modell, årsmodell och skatteuppgifter." },
};

export const eventsTexts = {
  heading: "Händelser",
  empty: "Vi har inte hämtat, lämnat ut eller läst något om dig.",
  emptyHere: "Det finns inga sådana händelser.",
  filter: "Visa",
  all: "Alla",
  directions: { received: "Hämtat", given: "Utlämnat", read: "Läst" } satisfies Record<DataDirection, string>,
  older: "Visa äldre händelser",
  newer: "Visa nyare händelser",
  who: "Visa vilka",
  until: (day: string) => `Sparas till ${day}.`,
  /** "14:40, utlämnat". */
  meta: (time: string, kind: DataEventKind) =>
    `${time}, ${isByAgent(kind) ? "läst av agent" : SHORT[EVENT_KINDS[kind].direction]}`,
} as const;

const SHORT: Readonly<Record<DataDirection, string>> = { received: "hämtat", given: "utlämnat", read: "läst av oss" };

/** What happened, in one line. */
export function eventTitle({ kind, parties }: DataEvent): string {
  const [first = "Bolaget"] = parties;
  switch (kind) {
    case "search":
    case "checkout":
      return parties.length > 1 ? `${parties.length} bolag fick en prisfråga` : `${first} fick en prisfråga`;
    case "register":
      return REGISTERS[first]?.title ?? "Uppslag i ett register";
    case "population":
      return "Uppslag i folkbokföringen";
    case "fetch-started":
      return "En hämtning av dina avtal startades";
    case "order-asked":
      return "En beställning med ditt personnummer utan BankID";
    case "fetched":
      return `Dina uppgifter hämtades från ${first}`;
    case "order":
      return `${first} fick dina uppgifter`;
    case "notice":
      return `${first} fick din uppsägning`;
    case "application":
      return `${first} fick din ansökan`;
    case "lead":
      return `${first} fick din förfrågan`;
    case "case-read":
      return "Kundservice öppnade ditt ärende";
    case "person-search":
      return "Kundservice sökte efter ditt ärende";
    case "agent-services":
      return `${first} läste vad som går att jämföra`;
    case "agent-renewals":
      return `${first} läste dina datum`;
    case "agent-list":
      return `${first} läste en prislista`;
    case "agent-terms":
      return `${first} läste villkor`;
    case "agent-search":
      return `${first} startade en jämförelse`;
    case "agent-link":
      return `${first} bad om en länk till dig`;
  }
}

/** What it was about and why. */
export function eventText({ kind, parties, fields, product, orderId }: DataEvent): string {
  const about = product === "" ? "" : ` om ${product}`;
  switch (kind) {
    case "search":
      return `${list(fields)}För att räkna ut ett pris${about}.`;
    case "checkout":
      return `${list(fields)}För att bekräfta priset${about}.`;
    case "register":
      return `${REGISTERS[parties[0] ?? ""]?.fields ?? ""} För att priset ska bli rätt.`.trim();
    case "population":
      return "Namn i SPAR. För att visa att numret är rätt.";
    case "fetch-started":
      return "Personnummer, till tjänsten som hämtar avtal. Bara du kan slutföra den, med ditt BankID.";
    case "order-asked":
      return "Någon ville beställa i ditt namn utan att logga in. Var det inte du? Hör av dig till kundservice.";
    case "fetched":
      return "Pris, förnyelsedag och villkor. Du godkände med BankID.";
    case "order":
      return `Namn, personnummer, kontaktuppgifter och dina val. För att teckna avtalet. ${order(orderId)}`.trim();
    case "notice":
      return `Namn, personnummer och din fullmakt. För att säga upp avtalet. ${order(orderId)}`.trim();
    case "application":
      return "Personnummer, kontaktuppgifter och det du skrev i ansökan. För att svara på den.";
    case "lead":
      return "Namn, kontaktuppgifter och det du jämförde. För att bolaget ska kunna kontakta dig.";
    case "case-read":
      return `För att hjälpa dig med beställningen. ${order(orderId)}`.trim();
    case "person-search":
      return "Med ditt personnummer, för att hjälpa dig.";
    case "agent-services":
      return "En agent du har kopplat. Inget om dig.";
    case "agent-renewals":
      return "En agent du har kopplat. Hushållets förnyelsedagar.";
    case "agent-list":
    case "agent-terms":
      return `En agent du har kopplat. Priser och villkor${about}.`;
    case "agent-search":
      return `En agent du har kopplat. Priser${about}, utan personnummer.`;
    case "agent-link":
      return "En agent du har kopplat. Inget är beställt.";
  }
}

const order = (orderId: string | undefined): string =>
  orderId === undefined ? "" : `Order ${formatOrderNumber(orderId)}.`;

/** "Personnummer, registreringsnummer. " */
const list = (fields: readonly string[]): string =>
  fields.length === 0 ? "" : `${capitalize(fields.map((field) => field.toLowerCase()).join(", "))}. `;
