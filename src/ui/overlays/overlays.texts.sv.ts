import { defineTexts } from "#domain/text/text-set.ts";

export const overlayTexts = defineTexts("overlay", {
  close: "Stäng",
  /** Spec 1 §8. */
  error: {
    title: "Något gick fel",
    message:
      "Servern gav inget svar eller så uppstod ett fel. Säkerställ att du är ansluten till internet och testa igen.",
    tryAgain: "Försök igen",
    reload: "Ladda om sidan",
    orCall: "Du kan också ringa ",
    reference: "Ange referensen {reference} om du kontaktar oss.",
  },
});
