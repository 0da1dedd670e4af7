/** What is written to customers and insurers after an order. `{{name}}` is filled in when the mail is sent. */
export const afterOrderMailTexts = {
  cancellationNotice: {
    subject: "Uppsägning av {{product}} för {{thing}}",
    preview: "{{customer}} säger upp sin {{product}} till {{endsOn}}.",
    title: "Uppsägning av {{product}}",
    body: "Hej {{insurer}}!\n\n{{customer}} säger upp sin {{product}} för {{thing}} till {{endsOn}}. Ny försäkring hos {{newInsurer}} gäller från {{newStartsOn}}.",
    confirm:
      "Bekräfta uppsägningen direkt till kunden genom att svara på det här mejlet ({{customerEmail}}). Uppsägningen finns bifogad som brev, med fullmakten.",
    reference: "Sparvs ordernummer: {{reference}}",
  },
  cancellationCopy: {
    subject: "Kopia: uppsägning av {{product}} för {{thing}}",
    preview: "Uppsägningen är skickad till {{insurer}}.",
    title: "Vi har sagt upp din gamla försäkring",
    body: "Hej {{customer}}!\n\nVi har mejlat {{insurer}} att din {{product}} för {{thing}} ska sluta {{endsOn}}. Din nya försäkring hos {{newInsurer}} gäller från {{newStartsOn}}.",
    responsibility:
      "Du ansvarar själv för att försäkringen avslutas. Hör av dig till {{insurer}} om du inte får en bekräftelse.",
    attached: "Brevet som vi skickade är bifogat, med fullmakten som du gav {{askedAt}}.",
    reference: "Sparvs ordernummer: {{reference}}",
  },
  cancellationLost: {
    subject: "Uppsägningen nådde inte {{insurer}}",
    preview: "Din gamla försäkring är inte uppsagd än.",
    title: "Uppsägningen nådde inte fram",
    body: "Hej {{customer}}!\n\nVi mejlade {{insurer}} att din {{product}} ska sluta {{endsOn}}, men vi kan inte se att mejlet kom fram. Räkna med att försäkringen inte är uppsagd.",
    next: "Säg upp den hos {{insurer}} själv, eller ring oss så hjälper vi dig. Har du redan fått en bekräftelse från bolaget behöver du inte göra något.",
    reference: "Sparvs ordernummer: {{reference}}",
  },
  withdrawalReceipt: {
    subject: "Vi har tagit emot din ångeranmälan",
    preview: "Mottagen {{receivedAt}}.",
    title: "Du har ångrat ditt köp",
    body: "Hej {{name}}!\n\nVi tog emot din ångeranmälan {{receivedAt}}. Spara det här mejlet: det är ditt kvitto.",
    contentTitle: "Det här anmälde du",
    content:
      "Jag ångrar mitt köp av {{product}} hos {{provider}}.\nNamn: {{name}}\nSparvs ordernummer: {{reference}}\nBekräftelse skickas till: {{email}}",
    next: "Vi meddelar {{provider}} åt dig. Har försäkringen redan börjat gälla kan du få betala för de dagar som har gått.",
    caution: "{{caution}}",
  },
  withdrawalClosed: {
    subject: "Besked om din ångeranmälan",
    preview: "{{outcome}}",
    title: "Besked om din ångeranmälan",
    body: "Hej {{name}}!\n\nDu har ångrat ditt köp av {{product}} hos {{provider}}. {{outcome}}",
    reasonTitle: "Vårt besked",
    reason: "{{reason}}",
    reference: "Sparvs ordernummer: {{reference}}",
  },
  orderRefused: {
    subject: "Din beställning gick inte igenom",
    preview: "{{provider}} kunde inte teckna försäkringen.",
    title: "Beställningen gick inte igenom",
    body: "{{provider}} sa nej till din beställning av {{subscription}}. Ingenting är tecknat och du ska inte betala något.",
    message: "Bolaget skriver: {{message}}",
    next: "Din gamla försäkring påverkas inte. Gör gärna en ny jämförelse, eller ring oss.",
    reference: "Sparvs ordernummer: {{reference}}",
  },
  orderUnfinished: {
    subject: "Din beställning blev inte klar",
    preview: "Ingenting är tecknat hos {{provider}}.",
    title: "Beställningen blev inte klar",
    body: "Din beställning av {{subscription}} hos {{provider}} blev inte klar. {{why}} Ingenting är tecknat genom oss.",
    next: "Din gamla försäkring påverkas inte. Vill du ha försäkringen gör du en ny jämförelse, eller ringer oss.",
    reference: "Sparvs ordernummer: {{reference}}",
  },
  orderUncertain: {
    subject: "Vi kontrollerar din beställning",
    preview: "{{provider}} har inte svarat än.",
    title: "Vi vet inte än om försäkringen är tecknad",
    body: "{{provider}} har inte bekräftat din beställning av {{subscription}}. Vi kontrollerar med bolaget och hör av oss. Beställ inte en gång till, och säg inte upp din gamla försäkring, förrän du har fått besked.",
    reference: "Sparvs ordernummer: {{reference}}",
  },
} as const;
