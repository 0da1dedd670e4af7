import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import type { MailVariables } from "#journeys/mail/mail.port.ts";
import { writePdf } from "#platform/pdf/write-pdf.ts";
import { fillIn, type MailDocuments } from "./filled-templates.ts";
import { letterTexts } from "./letters.texts.sv.ts";

/** The notice as a letter, the same for the insurer and for the customer. */
function cancellationLetter(variables: MailVariables, nouns?: Nouns) {
  const { fileName, title, paragraphs, small } = fillNouns(letterTexts.cancellation, nouns);
  const fill = (text: string): string => fillIn(text, variables);
  const content = writePdf({
    title: fill(title),
    paragraphs: [
      { text: fill(title), style: "heading" },
      ...paragraphs.map((text) => ({ text: fill(text) })),
      { text: fill(small), style: "small" },
    ],
  });
  return { fileName, contentType: "application/pdf", content } as const;
}

export const mailDocuments: MailDocuments = {
  "cancellation-notice": cancellationLetter,
  "cancellation-copy": cancellationLetter,
};
