/** Names on the wire of SPAR Personsök 2021.1, the Swedish population register for companies: SOAP 1.1, document/literal. */
const SCHEMA = "http://statenspersonadressregister.se/schema";

export const SPAR_NAMESPACES = {
  envelope: "http://schemas.xmlsoap.org/soap/envelope/",
  question: `${SCHEMA}/personsok/2021.1/personsokningfraga`,
  answer: `${SCHEMA}/personsok/2021.1/personsokningsvar`,
  asker: `${SCHEMA}/komponent/metadata/identifieringsinformationWs-1.1`,
  search: `${SCHEMA}/komponent/sok/personsokningsokparametrar-1.1`,
  person: `${SCHEMA}/komponent/person/person-1.2`,
  exception: `${SCHEMA}/komponent/sok/undantag-1.0`,
} as const;

export const SPAR_ACTION = "http://skatteverket.se/spar/personsok/2021.1/PersonsokService/Personsok";
