/** Letters that are attached to mails. `{{name}}` is filled in when the mail is sent. */
export const letterTexts = {
  cancellation: {
    fileName: "uppsagning.pdf",
    title: "Uppsägning av {{product}} för {{thing}}",
    paragraphs: [
      "Till {{insurer}}",
      "{{customer}} säger härmed upp sin {{product}} för {{thing}} hos {{insurer}} till {{endsOn}}, då den annars skulle förnyas.",
      "{new} {agreement} är {signed} hos {{newInsurer}} och gäller från {{newStartsOn}}. Det blir inget glapp mellan {theAgreements}.",
      "Bekräfta uppsägningen till {{customer}} på {{customerEmail}}.",
      "Uppsägningen görs av Sparv med stöd av den här fullmakten, som kunden lämnade {{askedAt}}:\n{{mandate}}",
    ],
    small: "Sparvs ordernummer: {{reference}}",
  },
} as const;
