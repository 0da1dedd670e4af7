import { defineTexts } from "#domain/text/text-set.ts";
import { customerServiceHours } from "#domain/support/customer-service.texts.sv.ts";

export const pieceTexts = defineTexts("piece", {
  formHeader: {
    back: "Tillbaka",
    needHelp: "Vill du ha hjälp?",
    callUs: (number: string) => `Ring oss, ${number}`,
    gladToHelp: "Vi hjälper dig gärna",
    hours: customerServiceHours.alone,
  },
  leave: {
    /** Spec 1 §8; read as one sentence after the other. */
    question: "Är du säker på att du vill lämna sidan?",
    consequence: "Ändringar som du har gjort kommer inte sparas.",
    stay: "Nej, stanna",
    leave: "Ja, lämna",
  },
  breadcrumbs: "Brödsmulor",
  stepCompleted: "Klart: ",
  close: "Stäng",
});
