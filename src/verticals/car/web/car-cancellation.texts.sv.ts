import type { CancellationTexts } from "#verticals/_contract/cancellation-texts.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";

const NO_SIGN = "bilen";

/** Spec 2 §4, §6 and §8 verbatim where they give the text. */
export const carCancellationTexts: CancellationTexts = {
  title: "Avsluta den gamla försäkringen",
  otherProvider: insuranceNouns.yourCompany,
  lead: "Har du redan en bilförsäkring? Vi mejlar uppsägningen till bolaget åt dig. Först loggar du in hos bolaget med BankID, så att vi vet när försäkringen kan sluta.",
  leadKnown: ({ provider, endsOn, meeting }) =>
    `Vi mejlar uppsägningen till ${provider} åt dig. Den gamla slutar ${endsOn}. ${meeting}`,
  notOwner: "Tyvärr kan du inte avsluta din gamla försäkring med den här tjänsten om du inte är ägare till bilen.",
  notFound: {
    title: "Ingen bilförsäkring hittades.",
    text: "Vi lyckades inte hämta uppgifter om bilens försäkring. Kontakta ditt försäkringsbolag om du vill säga upp den. Ingenting är uppsagt.",
  },
  wrongStart: {
    title: (thing) => `Ditt startdatum på ${thing ?? NO_SIGN} kan vara fel`,
    text: ({ provider, endsOn, newStartsOn, meeting }) =>
      `Din gamla försäkring förnyas ${endsOn}, men den nya börjar först ${newStartsOn}. ${meeting} Kontakta ${provider} innan du säger upp den. Ingenting är uppsagt.`,
  },
  sent: ({ provider, thing, endsOn }) =>
    `Vi har mejlat ${provider} att din bilförsäkring för ${thing ?? NO_SIGN} ska upphöra ${endsOn}.`,
};
