/**
 * Insurers that speak SOAP. One address for each service; money in kronor with two decimals, dates in ISO form, every value an
 * element. The question and its answer differ by vertical and are described there; orders are the same for all.
 */

export const SOAP_ENVELOPES = {
  "1.1": "http://schemas.xmlsoap.org/soap/envelope/",
  "1.2": "http://www.w3.org/2003/05/soap-envelope",
} as const;
export type SoapVersion = keyof typeof SOAP_ENVELOPES;

/** Of every element below the body. */
export const PARTNER_NAMESPACE = "urn:se:forsakring:partner:2";

/** POST /ws/pris with the action `BeraknaPris`; the reference comes with the last question before an order. */
export interface SoapPriceQuestionWire {
  OffertId: string;
  Startdatum: string;
  Betalning: "MANAD" | "AR";
  Tillagg: { Kod: string[] };
  Rabatter: { Kod: string[] };
  Referens?: string;
}

/** `BeraknaPrisSvar`. A discount's amount is what it takes off. */
export type SoapPricedWire =
  | {
      OffertId: string;
      Arspremie: string;
      Manadspremie: string;
      Tillagg: { Val: SoapChoiceWire[] };
      Rabatter: { Val: SoapChoiceWire[] };
    }
  | { Utgangen: string }
  | SoapObjectionWire;

export interface SoapChoiceWire {
  Kod: string;
  Namn: string;
  Beskrivning: string;
  Arsbelopp: string;
}

export type SoapObjectionWire = { Felaktigt: { Falt: string; Skal: string } } | { Avslag: { Skal: string } };

/** POST /ws/teckning with the action `TecknaForsakring`. */
export interface SoapOrderWire {
  Referens: string;
  OffertId: string;
  Arspremie: string;
  Startdatum: string;
  Personnummer: string;
  Uppgifter: { Uppgift: { Namn: string; Varde: string }[] };
  Atervand?: string;
}

/** `TecknaForsakringSvar`. The same reference gives the same answer; the fault `Referens` means that it had another order. */
export type SoapPlacedWire = { Teckningsnummer: string } | { Betalning: { Adress: string } } | SoapObjectionWire;

/** POST /ws/sok with the action `SokTeckning` and a `Referens`; answered by `SokTeckningSvar`. */
export type SoapFoundWire =
  | { Teckning: { Teckningsnummer: string } }
  | { Betalning: { Adress: string } }
  | { Avslag: { Skal: string } }
  | { IngenTraff: string };
