import { pageTitle } from "./frame.texts.sv.ts";

/** Apart from the frame's, which every page loads: hardly anybody sees these. */
export const tooManyTexts = {
  title: pageTitle("Vänta en stund"),
  heading: "Vänta en stund",
  lead: (minutes: number) =>
    `Det har skickats ovanligt många formulär från din webbläsare eller ditt nätverk. Det senaste tog vi inte emot. Försök igen om ${minutes === 1 ? "en minut" : `${minutes} minuter`}.`,
  again: "Till formuläret",
  toStart: "Till startsidan",
};
