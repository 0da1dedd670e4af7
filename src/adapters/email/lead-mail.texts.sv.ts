/** What is written to a visitor who has asked a provider to get in touch. `{{provider}}` is filled in when the mail is sent. No amount is stated. */
export const leadMailTexts = {
  delivered: {
    subject: "{{provider}} har fått din förfrågan",
    preview: "De hör av sig till dig.",
    title: "{{provider}} har fått din förfrågan",
    body: "Vi har skickat ditt namn, ditt telefonnummer, din e-postadress och uppgifterna i formuläret till {{provider}}, och de har tagit emot dem. Nu är det de som hör av sig till dig.",
    next: "Vill du ta tillbaka förfrågan vänder du dig till {{provider}}. Har du inte skickat någon förfrågan kan du svara på det här mejlet.",
  },
  failed: {
    subject: "Din förfrågan kom inte fram till {{provider}}",
    preview: "De hör inte av sig.",
    title: "Förfrågan kom inte fram",
    body: "{{provider}} har inte tagit emot din förfrågan, och vi försöker inte igen. Du kan kontakta dem själv, eller skicka förfrågan till någon annan i listan.",
    next: "Du behöver inte göra något mer.",
  },
} as const;
