import type { DaysWithout } from "#domain/after-order/handover.ts";
import type { CancellationTexts } from "#verticals/_contract/cancellation-texts.ts";
import { insuranceNouns } from "./nouns.texts.sv.ts";

/** As of a car, without a register of owners. */
export const homeCancellationTexts = (insurance: string, home: string): CancellationTexts => ({
  title: "Avsluta den gamla försäkringen",
  otherProvider: insuranceNouns.yourCompany,
  lead: `Har du redan en ${insurance}? Den förnyas automatiskt om du inte säger upp den. Vi mejlar uppsägningen till bolaget åt dig. Först loggar du in hos bolaget med BankID, så att vi vet när försäkringen kan sluta.`,
  leadKnown: ({ provider, endsOn }) =>
    `Din ${insurance} hos ${provider} förnyas ${endsOn} om du inte säger upp den. Vi mejlar uppsägningen till ${provider} åt dig.`,
  notOwner: `Tyvärr kan du inte avsluta din gamla försäkring med den här tjänsten om du inte står på dagens ${insurance}.`,
  notFound: {
    title: `Ingen ${insurance} hittades.`,
    text: `Vi lyckades inte hämta uppgifter om din ${insurance}. Kontakta ditt försäkringsbolag om du vill säga upp den. Ingenting är uppsagt.`,
  },
  wrongStart: {
    title: () => "Ditt startdatum kan vara fel",
    text: ({ provider, endsOn, newStartsOn }) =>
      `Din gamla försäkring förnyas ${endsOn}, men den nya börjar först ${newStartsOn}. Däremellan skulle ${home} vara utan försäkring. Kontakta ${provider} innan du säger upp den. Ingenting är uppsagt.`,
  },
  sent: ({ provider, endsOn }) => `Vi har mejlat ${provider} att din ${insurance} ska upphöra ${endsOn}.`,
});

export const homeGapCaution = "Tänk på att hemmet är oförsäkrat tills du har en annan försäkring.";

/** No law requires insurance of a home. */
export const homeWithout: DaysWithout = {
  thing: "hemmet",
  text: "Skador får du betala själv.",
  atLeastOre: undefined,
};
