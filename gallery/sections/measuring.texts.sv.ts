export const measuringTexts = {
  title: "Mätning",
  clicks: "Klick",
  account: "Mitt konto",
  events: "Händelser",
  conversion: "Köp",
  lead: "Intresse",
  personal: "Köp med personnummer",
  errorApi: "Fel i anrop",
  errorInternal: "Fel hos oss",
  errorInsurely: "Fel vid hämtning",
} as const;
