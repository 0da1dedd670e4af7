/** The person consents to this by turning a watch on; it is stored with the watch. */
export const watchConsent =
  "Sparv sparar mina uppgifter om avtalet, jämför det igen hos bolagen i god tid före sista dagen att säga upp och mejlar mig om resultatet. Jag kan stänga av när jag vill.";
