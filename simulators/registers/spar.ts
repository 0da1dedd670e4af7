import { XMLValidator } from "fast-xml-parser";
import { SPAR_ACTION, SPAR_NAMESPACES } from "#adapters/spar/spar.wire.ts";
import type { ListeningSystem, SystemReply, SystemRequest } from "#simulators/kernel/system.ts";
import { secureSystem } from "#simulators/secure/secure-system.ts";
import { sparAnswer, sparFault } from "./spar-answer.ts";
import { findSparPerson } from "./spar-people.ts";

/** The population register, SPAR Personsök 2021.1: SOAP 1.1 over TLS that demands a client certificate. */
export const sparRegister = (port: number): ListeningSystem =>
  secureSystem({
    target: "registers/spar",
    port,
    latency: { minMs: 40, maxMs: 140 },
    operations: [{ name: "find", method: "POST", path: "/2021.1/", latencyShare: 1, answer: find }],
  });

/** The numbers of SPAR's public test environment. */
const CUSTOMER = "500243";
const ASSIGNMENT = "637";

function find({ body, headers }: SystemRequest): SystemReply {
  if (XMLValidator.validate(body) !== true) return sparFault("not well-formed");
  if (String(headers["soapaction"]).replaceAll('"', "") !== SPAR_ACTION) return sparFault("no such action");
  if (!String(headers["content-type"]).startsWith("text/xml")) return sparFault("content type");
  const read = (namespace: string, name: string): string | undefined => textIn(body, namespace, name);
  const { question, asker, search, person } = SPAR_NAMESPACES;
  if (!new RegExp(`<${prefixOf(body, question)}SPARPersonsokningFraga>`).test(body)) return sparFault("no question");
  if (!new RegExp(`<${prefixOf(body, search)}PersonsokningFraga>`).test(body)) return sparFault("no search");
  const isKnown =
    read(asker, "KundNrLeveransMottagare") === CUSTOMER &&
    read(asker, "KundNrSlutkund") === CUSTOMER &&
    read(asker, "UppdragId") === ASSIGNMENT &&
    read(asker, "SlutAnvandarId");
  if (!isKnown) return sparFault("unknown customer");
  const number = read(person, "IdNummer") ?? "";
  if (!/^[1-9]\d{11}$/.test(number)) return sparFault(`IdNummer ${number}`);
  return sparAnswer(number, findSparPerson(number));
}

/** The prefix under which the question declares a namespace; one that it does not declare matches nothing. */
const prefixOf = (body: string, namespace: string): string =>
  new RegExp(`xmlns:(\\w+)="${namespace}"`).exec(body)?.[1]?.concat(":") ?? "undeclared:";

const textIn = (body: string, namespace: string, name: string): string | undefined => {
  const element = prefixOf(body, namespace) + name;
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(body)?.[1];
};
