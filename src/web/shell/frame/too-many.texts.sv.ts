import { pageTitle } from "./frame.texts.sv.ts";

/** Separate from the frame's, which every page loads: few visitors see these. */
export const tooManyTexts = {
  title: pageTitle("Vänta en stund"),
  heading: "Vänta en stund",
  lead: (waitSeconds: number) =>
    `Det har skickats ovanligt många formulär från din webbläsare eller ditt nätverk. Det senaste tog vi inte emot. Försök igen om ${inMinutes(waitSeconds)}.`,
  /** In a search form that stays as it was filled in. */
  inForm: (waitSeconds: number) =>
    `Det har gjorts ovanligt många sökningar härifrån, så den här tog vi inte emot. Det du har fyllt i står kvar. Försök igen om ${inMinutes(waitSeconds)}.`,
  again: "Till formuläret",
  toStart: "Till startsidan",
};

/** Rounded up: a visitor who waits that long is let in. */
function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "en minut" : `${minutes}\u00a0minuter`;
}
