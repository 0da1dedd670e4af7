import { placeholders } from "#domain/form/kinds/field.texts.sv.ts";
import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { housePlaceTexts } from "./house-place.texts.sv.ts";
import type { Basement, ExtraBuildingType, Winter } from "./house.search.ts";

export const houseTexts: VerticalTexts = {
  product: housePlaceTexts.product,
  nouns: insuranceNouns,
  formTitle: "Jämför villaförsäkring",
  resultTitle: "Priser på villaförsäkring",
  searchingTitle: "Hämtar priser på villaförsäkring",
};

export const houseFormTexts = {
  placeSection: "Var huset ligger",
  houseSection: "Huset",
  extraSection: "Andra byggnader",
  coverSection: "Skyddet",
  personSection: "Du",
  /** Of the other version of the form. */
  moreSection: "Mer om huset",
  submit: "Visa priser",
  purchaseYear: { label: "Inköpsår", placeholder: placeholders.year },
  propertyName: { label: "Fastighetsbeteckning", help: "Står på lagfarten, till exempel Farsta Sparven 1:7." },
  buildYear: { label: "Byggår", placeholder: placeholders.year },
  renovationYear: { label: "Renoveringsår", placeholder: placeholders.year },
  renovationWhy: "Vi frågar om renovering när huset är byggt före 1960.",
  otherArea: { label: "Biyta" },
  bathrooms: { label: "Antal badrum" },
  waterHeating: { label: "Vattenburen värme" },
  basement: { label: "Källare" },
  ownMistakes: { label: "Drulle för dina saker", help: "Ersätter det du själv råkar ha sönder." },
  ownBuildingMistakes: { label: "Drulle för huset", help: "Ersätter det du själv råkar skada på byggnaden." },
  extraCount: { label: "Antal andra byggnader" },
  extraArea: { label: "Yta" },
  extraType: { label: "Typ" },
  extraWinter: { label: "Vinterbonad" },
  extraItem: "Byggnad",
  addExtra: "Lägg till byggnad",
  removeExtra: "Ta bort byggnaden",
} as const;

export const houseErrorTexts = {
  renovatedBeforeBuilt: "Vänligen ange ett år som inte är före byggåret",
  propertyName: "Vänligen kontrollera fastighetsbeteckningen",
} as const;

/** Spec 3 §3, verbatim. */
export const basementNames: Readonly<Record<Basement, string>> = {
  no: "Ingen källare",
  furnishedbasement: "Inredd källare",
  unfurnishedbasement: "Oinredd källare",
  souterrain: "Suterräng",
};

export const waterHeatingNames = { no: "Vattenburen värme saknas", yes: "Vattenburen värme finns" } as const;

export const winterNames: Readonly<Record<Winter, string>> = {
  no: "Nej",
  yeswithoutfurnish: "Ja (inte inredd)",
  yeswithfurnish: "Ja (inredd, indraget vatten etc)",
};

export const extraBuildingNames: Readonly<Record<ExtraBuildingType, string>> = {
  bastu: "Bastu",
  bathus: "Båthus",
  carport: "Carport",
  forrad: "Förråd",
  garage: "Garage",
  gaststuga: "Gäststuga",
  lekstuga: "Lekstuga",
  uthus: "Uthus",
  vidbyggtgarage: "Vidbyggt garage",
};

export const removeExtraBuilding: Readonly<Record<ExtraBuildingType, string>> = {
  bastu: "Ta bort bastun",
  bathus: "Ta bort båthuset",
  carport: "Ta bort carporten",
  forrad: "Ta bort förrådet",
  garage: "Ta bort garaget",
  gaststuga: "Ta bort gäststugan",
  lekstuga: "Ta bort lekstugan",
  uthus: "Ta bort uthuset",
  vidbyggtgarage: "Ta bort garaget",
};

/** "10 priser på villaförsäkring". */
export const countedResultTitle = (count: number): string =>
  `${count} ${count === 1 ? "pris" : "priser"} på ${houseTexts.product}`;

/** Spec 3 §2.12: for an insurer that has no name of its own for it. */
export const defaultSubscriptionName = "Villahemförsäkring";

export const houseCoverNames = {
  building: "Byggnad",
  movables: "Lösöre",
  water: "Vattenskada",
  fire: "Brand",
  storm: "Storm",
  ownMistakes: houseFormTexts.ownMistakes.label,
  ownBuildingMistakes: houseFormTexts.ownBuildingMistakes.label,
} as const;

/** What insurers call drulle among their services. */
export const coverServiceNames = ["Drulle", "Allrisk", "Allrisk byggnad", "Drulle byggnad"] as const;

/** Spec 3 §2.12. */
export const houseDetailTexts = {
  buildingExcess: "Självrisk byggnad",
  movablesExcess: "Självrisk lösöre",
} as const;
