import { SPAR_NAMESPACES } from "#adapters/spar/spar.wire.ts";
import type { SystemReply } from "#simulators/kernel/system.ts";
import type { SparPerson } from "./spar-people.ts";

const XML = "text/xml; charset=utf-8";

/** An unknown person is an answer too: it holds the question and no person. */
export function sparAnswer(personalNumber: string, found: SparPerson | undefined): SystemReply {
  const post = found === undefined ? "" : `<ns26:PersonsokningSvarspost>${postOf(found)}</ns26:PersonsokningSvarspost>`;
  return {
    status: 200,
    contentType: XML,
    body: envelope(
      `<ns26:SPARPersonsokningSvar xmlns:ns26="${SPAR_NAMESPACES.answer}" xmlns:ns2="${SPAR_NAMESPACES.search}" xmlns:ns5="${SPAR_NAMESPACES.person}">` +
        `<ns2:PersonsokningFraga><ns5:IdNummer>${personalNumber}</ns5:IdNummer></ns2:PersonsokningFraga>` +
        `${post}<ns26:UUID>00000000-0000-4000-8000-${personalNumber}</ns26:UUID></ns26:SPARPersonsokningSvar>`,
    ),
  };
}

/** A question that breaks the schema. The text repeats the question, as the real service's does. */
export const sparFault = (text: string): SystemReply => ({
  status: 500,
  contentType: XML,
  body: envelope(`<s:Fault><faultcode>s:Client</faultcode><faultstring>${escape(text)}</faultstring></s:Fault>`),
});

const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><s:Envelope xmlns:s="${SPAR_NAMESPACES.envelope}"><s:Body>${body}</s:Body></s:Envelope>`;

function postOf({ person, mark }: SparPerson): string {
  const id = `<ns5:PersonId><ns5:IdNummer>${person.personalNumber}</ns5:IdNummer><ns5:Typ>PERSONNUMMER</ns5:Typ></ns5:PersonId>`;
  // A customer without the right to see more gets no more than the number and the mark.
  if (mark === "secret") return id + marks("JA", "NEJ");
  return (
    id +
    marks("NEJ", mark === "protected" ? "JA" : "NEJ") +
    names(person) +
    details(person.personalNumber, mark === "dead")
  );
}

const marks = (secret: string, protectedHome: string): string =>
  `<ns5:Sekretessmarkering sattAvSPAR="NEJ">${secret}</ns5:Sekretessmarkering>` +
  `<ns5:SkyddadFolkbokforing>${protectedHome}</ns5:SkyddadFolkbokforing>` +
  `<ns5:SenasteAndringSPAR>2024-05-06</ns5:SenasteAndringSPAR>`;

/** Every person has had another surname, and every second one uses the second given name. */
function names({ firstName, lastName, personalNumber }: SparPerson["person"]): string {
  const goesBySecond = Number(personalNumber[9]) % 2 === 0;
  const given = goesBySecond ? `Kim ${firstName}` : `${firstName} Kim`;
  return (
    nameRecord("2000-01-01", "2015-06-20", given, goesBySecond ? "20" : "10", "Ungmark") +
    nameRecord("2015-06-20", "9999-12-31", given, goesBySecond ? "20" : "10", lastName)
  );
}

const nameRecord = (from: string, till: string, given: string, pointer: string, last: string): string =>
  `<ns5:Namn><ns5:DatumFrom>${from}</ns5:DatumFrom><ns5:DatumTill>${till}</ns5:DatumTill>` +
  `<ns5:Fornamn>${escape(given)}</ns5:Fornamn><ns5:Tilltalsnamn>${pointer}</ns5:Tilltalsnamn>` +
  `<ns5:Efternamn>${escape(last)}</ns5:Efternamn></ns5:Namn>`;

function details(personalNumber: string, isDead: boolean): string {
  const born = personalNumber.replace(/^(\d{4})(\d\d)(\d\d).*/, "$1-$2-$3");
  const death = isDead
    ? "<ns5:AvregistreringsorsakKod>AV</ns5:AvregistreringsorsakKod><ns5:Avlidendatum>2023-02-03</ns5:Avlidendatum>"
    : "";
  const sex = Number(personalNumber[10]) % 2 === 1 ? "MAN" : "KVINNA";
  return `<ns5:Persondetaljer><ns5:DatumFrom>2000-01-01</ns5:DatumFrom><ns5:DatumTill>9999-12-31</ns5:DatumTill>${death}<ns5:Fodelsedatum>${born}</ns5:Fodelsedatum><ns5:Kon>${sex}</ns5:Kon></ns5:Persondetaljer>`;
}

/** Outside ASCII by number, as some servers do, so that a reader that only knows letters is found out. */
const escape = (text: string): string =>
  text.replace(/[&<>"'\u0080-\uffff]/g, (letter) => `&#${letter.charCodeAt(0)};`);
