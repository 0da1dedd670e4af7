import type { SystemReply } from "#simulators/kernel/system.ts";
import { PARTNER_NAMESPACE, SOAP_ENVELOPES, type SoapVersion } from "#verticals/_ordering/soap.wire.ts";

/** With a prefix of its own and a namespace declared where it is used, as real servers do. */
export const writeSoap = (version: SoapVersion, action: string, body: object): SystemReply =>
  reply(version, 200, `<ns2:${action}Svar xmlns:ns2="${PARTNER_NAMESPACE}">${writeElements(body)}</ns2:${action}Svar>`);

/** The text is fixed; the code states whose fault it is. */
export const writeSoapFault = (version: SoapVersion, code: string): SystemReply =>
  reply(
    version,
    500,
    version === "1.1"
      ? `<soap:Fault><faultcode>soap:${code}</faultcode><faultstring>Fel</faultstring></soap:Fault>`
      : `<soap:Fault><soap:Code><soap:Value>soap:${code}</soap:Value></soap:Code></soap:Fault>`,
  );

const reply = (version: SoapVersion, status: number, body: string): SystemReply => ({
  status,
  contentType: version === "1.1" ? "text/xml; charset=utf-8" : "application/soap+xml; charset=utf-8",
  body: `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${SOAP_ENVELOPES[version]}"><soap:Body>${body}</soap:Body></soap:Envelope>`,
});

function writeElements(elements: object): string {
  return Object.entries(elements)
    .flatMap(([name, content]) =>
      (Array.isArray(content) ? content : [content]).map(
        (each: unknown) =>
          `<ns2:${name}>${typeof each === "object" && each !== null ? writeElements(each) : escape(String(each))}</ns2:${name}>`,
      ),
    )
    .join("");
}

/** Some letters by number, so that a reader that only knows letters is found out. */
const escape = (text: string): string =>
  text.replace(/[&<>"'éåÅ]/g, (letter) => NAMED[letter] ?? `&#${letter.charCodeAt(0)};`);

const NAMED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
