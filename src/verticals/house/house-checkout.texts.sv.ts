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
      "Du har sagt att du vill ha en villaförsäkring för huset, det du har i det och de andra byggnader som du har uppgett.",
    ownMistakes: {
      none: "Du har inte bett om drulle.",
      things: "Du har bett om drulle för dina saker, men inte för huset.",
      building: "Du har bett om drulle för huset, men inte för dina saker.",
      both: "Du har bett om drulle både för dina saker och för huset.",
    },
  },
} as const;
