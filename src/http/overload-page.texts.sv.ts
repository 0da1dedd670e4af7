/** Shown instead of a page while the node has no room for it. */
export const overloadPageTexts = {
  title: "Många besökare just nu | Sparv",
  heading: "Just nu är vi många här",
  lead: "Vi hann inte visa sidan. Vänta några sekunder och försök igen. Beställningar som redan är lagda påverkas inte.",
  again: "Försök igen",
  formLead:
    "Det du skickade kom inte fram. Gå tillbaka i webbläsaren, vänta några sekunder och skicka igen. Beställningar som redan är lagda påverkas inte.",
  start: "Till startsidan",
};
