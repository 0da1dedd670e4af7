import { defineTexts } from "#domain/text/text-set.ts";

/** From spec 1 §8 where it gives the texts. */
export const reviewTexts = defineTexts("reviews", {
  heading: "Vad andra tycker",
  selection: "Ett urval: här visas omdömen med fyra och fem stjärnor.",
  needsConsent:
    "Omdömena samlas in och visas av ett annat företag. De hämtas först när du har sagt ja till statistikkakor.",
  allow: "Ändra dina val av kakor",
  loading: "Hämtar omdömen…",
  blocked: "Användarrecensionerna kan inte visas, detta kan exempelvis bero på att du använder en annonsblockerare.",
});
