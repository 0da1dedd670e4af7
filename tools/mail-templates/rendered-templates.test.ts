import { expect, test } from "vitest";
import compiledTemplates from "#adapters/email/compiled-templates.json" with { type: "json" };
import { filledFrom } from "#adapters/email/filled-templates.ts";
import { MAIL_TRIGGERS } from "#domain/mail/mail-triggers.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { renderTemplates } from "./render-templates.tsx";

test("the compiled mails in the repository match the templates (npm run tool -- mail-templates)", async () => {
  expect(compiledTemplates).toEqual(await renderTemplates());
});

test("every mail has a trigger, which limits how often it is sent", () => {
  const named = Object.keys(MAIL_TRIGGERS).toSorted();
  expect(named, "name it in src/domain/mail/mail-triggers.ts").toEqual(Object.keys(compiledTemplates).toSorted());
});

test("a value cannot become markup, a header or another mail's text", () => {
  const templates = filledFrom(compiledTemplates, { phone: "08-1" });
  const mail = templates.fill("notice", {
    subject: "Order\r\nBcc: a@b.se",
    title: '<img src="x">',
    body: "Rad 1\nRad 2 {{phone}}",
  });
  expect(mail.subject).toBe("Order Bcc: a@b.se");
  expect(mail.html).toContain("&lt;img src=&quot;x&quot;&gt;");
  expect(mail.html).not.toContain("<img");
  expect(mail.text).toContain("Rad 1\nRad 2 {{phone}}");
});

test("the nouns of a vertical are in every mail that has a place for them", () => {
  const templates = filledFrom(compiledTemplates, { phone: "08-1" }, {}, () => insuranceNouns);
  for (const [name, { variables }] of Object.entries(compiledTemplates)) {
    const { subject, html, text } = templates.fill(name, Object.fromEntries(variables.map((each) => [each, "x"])));
    expect(subject + html + text).not.toMatch(/\{\w+\}/);
  }
  const confirmation = Object.fromEntries(compiledTemplates["order-confirmation"].variables.map((each) => [each, "x"]));
  expect(templates.fill("order-confirmation", confirmation)).toMatchObject({
    subject: "Din försäkring hos x är beställd",
    text: expect.stringContaining("Försäkringen gäller från x och kostar x."),
  });
});

test("a mail is not sent with a missing value", () => {
  const templates = filledFrom(compiledTemplates, { phone: "08-1" });
  expect(() => templates.fill("newsletter-confirm", {})).toThrow(/lacks confirmUrl/);
  expect(() => templates.fill("newsletter-confirmed", {})).toThrow(/no mail template/);
});

test("only a subscription can be ended with one click", () => {
  const templates = filledFrom(compiledTemplates, { phone: "08-1" });
  const ended = "https://sparv.example/ajax/newsletter/end/?kod=a.b";
  expect(templates.fill("notice", { subject: "s", title: "t", body: "b" }).unsubscribeUrl).toBeUndefined();
  expect(templates.fill("newsletter-welcome", { unsubscribeUrl: "u", oneClickUrl: ended }).unsubscribeUrl).toBe(ended);
});

test("an address in a sentence may break anywhere: unbroken, it makes the mail wider than a phone", () => {
  const unbroken = Object.values(compiledTemplates)
    .flatMap(({ html }) => [...html.matchAll(/<p[^>]*style="([^"]*)"[^>]*>([^<]*\{\{\w+\}\}[^<]*)</g)])
    .filter(([, style = ""]) => !style.includes("overflow-wrap:anywhere"));
  expect(unbroken.map(([, , text]) => text)).toEqual([]);
});
