/** XML messages to one address, in Swedish. Amounts are whole öre, rates hundredths of a percent. The key is in the message. */
export const MESSAGE_PATH = "/kredit/meddelande";
export const MESSAGE_NAMESPACE = "urn:kreditmeddelande:3";

export type MessageKind = "Ansokan" | "Status" | "Komplettering" | "Accept" | "Anger" | "Avslut";

export type MessageCode =
  | "MOTTAGEN"
  | "KOMPLETTERA"
  | "ERBJUDANDE"
  | "AVSLAG"
  | "BEKRAFTAD"
  | "FORFALLEN"
  | "ANGRAD"
  | "AVSLUTAD"
  | "OKAND";

export const writeMessage = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><k:Meddelande xmlns:k="${MESSAGE_NAMESPACE}">${content}</k:Meddelande>`;
