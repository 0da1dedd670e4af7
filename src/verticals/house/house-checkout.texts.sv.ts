import { formatWhole } from "#domain/format/swedish-format.ts";

export const houseCheckoutTexts = {
  address: "Huset ligger på",
  /** Read alone too, where the choices of a closed section are summed up. */
  ownMistakes: { no: "Utan drulle", yes: "Med drulle" },
  ownBuildingMistakes: { no: "Utan drulle för huset", yes: "Med drulle för huset" },
  squareMetres: (area: number) => `${formatWhole(area)} kvm`,
  extraBuilding: (area: string, winter: string) => `${area}, ${winter}`,
  winter: {
    no: "inte vinterbonad",
    yeswithoutfurnish: "vinterbonad, inte inredd",
    yeswithfurnish: "vinterbonad och inredd",
  },
  needs: {
    plain:
      "Du har sagt att du vill ha en villaförsäkring, som ersätter skador på huset, på det du har i det och på andra byggnader som du har uppgett. Försäkringen du har valt är en villaförsäkring och motsvarar det du har bett om.",
    ownMistakes: {
      none: "Du har inte bett om drulle, så det du själv råkar ha sönder ersätts inte.",
      things: "Du har bett om drulle för dina saker, men inte för huset.",
      building: "Du har bett om drulle för huset, men inte för dina saker.",
      both: "Du har bett om drulle både för dina saker och för huset.",
    },
  },
} as const;
