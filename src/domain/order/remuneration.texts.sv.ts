/** Who pays for the service, with the same text in every place. */
export const remunerationStatement =
  "Bolaget betalar ersättningen ur sitt pris. Den läggs inte på, så du betalar samma pris som hos bolaget.";

/** What a provider pays us, before an order. */
export const describeRemuneration = (provider: string, percent: number, kr: string): string =>
  `Sparv är {mediator}. Vi tar inget betalt av dig. Om du tecknar betalar ${provider} oss ${percent} procent av första årets pris, här ${kr}. ${remunerationStatement}`;
