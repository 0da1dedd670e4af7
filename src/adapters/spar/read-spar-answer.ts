import type { RegisteredPerson } from "#journeys/lookup/registers.port.ts";
import { readText } from "#verticals/_contract/wire/wire-reading.ts";
import { child, children, readXml, textOf, type XmlNode } from "#verticals/_contract/wire/read-xml.ts";

/** An answer of the register, or the reason for the log why it cannot be read. */
export type SparReading =
  | Exclude<RegisteredPerson, { readonly kind: "unavailable" }>
  | { readonly kind: "unreadable"; readonly why: string };

export function readSparAnswer(body: string, personalNumber: string, today: string): SparReading {
  const soap = child(readXml(body), "Envelope", "Body");
  const fault = child(soap, "Fault");
  // The fault text may repeat the number; its code does not.
  if (fault !== undefined) return unreadable(`fault-${textOf(fault, "faultcode")?.replace(/^.*:/, "") ?? "unknown"}`);
  const answer = child(soap, "SPARPersonsokningSvar");
  if (answer === undefined) return unreadable("not-an-answer");
  const exception = child(answer, "Undantag");
  if (exception !== undefined) return unreadable(`exception-${textOf(exception, "Kod") ?? "unknown"}`);
  if (child(answer, "OverstigerMaxAntalSvarsposter") !== undefined) return unreadable("too-many");
  const posts = children(answer, "PersonsokningSvarspost");
  if (posts.length === 0) return { kind: "unknown" };
  const post = posts.find((each) => textOf(each, "PersonId", "IdNummer") === personalNumber);
  return post === undefined ? unreadable("another-person") : readPost(post, today);
}

const unreadable = (why: string): SparReading => ({ kind: "unreadable", why });

/** A person is not protected only when both marks state so: a missing or unknown mark counts as protection. */
function readPost(post: XmlNode, today: string): SparReading {
  const isOpen = ["Sekretessmarkering", "SkyddadFolkbokforing"].every((mark) => textOf(post, mark) === "NEJ");
  if (!isOpen) return { kind: "protected" };
  const details = children(post, "Persondetaljer");
  const isDead = details.some(
    (detail) => child(detail, "Avlidendatum") !== undefined || textOf(detail, "AvregistreringsorsakKod") === "AV",
  );
  if (isDead) return { kind: "deceased" };
  const name = currentOf(children(post, "Namn"), today);
  const firstName = name && calledBy(textOf(name, "Fornamn"), textOf(name, "Tilltalsnamn"));
  const lastName = name && readText([textOf(name, "Mellannamn"), textOf(name, "Efternamn")].filter(Boolean).join(" "));
  return firstName && lastName ? { kind: "found", firstName, lastName } : unreadable("no-name");
}

/** Every record in the register has its validity dates; dates in ISO order compare as text. */
function currentOf(records: readonly XmlNode[], today: string): XmlNode | undefined {
  return records
    .filter((record) => (textOf(record, "DatumFrom") ?? "") <= today && (textOf(record, "DatumTill") ?? "9999") > today)
    .toSorted((a, b) => (textOf(a, "DatumFrom") ?? "").localeCompare(textOf(b, "DatumFrom") ?? ""))
    .at(-1);
}

/** Two digits select the given names in use: 20 is the second alone, 12 the first and second together. */
function calledBy(givenNames: string | undefined, pointer: string | undefined): string | undefined {
  const names = readText(givenNames)?.split(" ") ?? [];
  const called = Array.from(pointer ?? "", (digit) => names[Number(digit) - 1]).filter((name) => name !== undefined);
  return (called.length > 0 ? called : names).join(" ") || undefined;
}
