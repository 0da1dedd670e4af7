import type { ExcessType } from "#verticals/car/car.offer.ts";

/** Spec 3 §2.10: nine terms, in the order of the rows. */
export const explanations: { readonly title: string } & { readonly entries: Readonly<Record<ExcessType, string>> } = {
  title: "Vad betyder orden?",
  entries: {
    TRAFFIC_DAMAGE:
      "Skador på dig, dina passagerare och andra människor i trafiken, och på andras bilar och egendom. Lagen kräver att alla bilar i trafik har det här skyddet.",
    FIRE_DAMAGE: "Skador på bilen av brand, blixt, explosion eller kortslutning i kablar.",
    GLASS: "En vindruta, sidoruta eller bakruta som måste bytas.",
    STONE_CHIP: "Ett stenskott i rutan som går att laga. Att laga kostar dig mindre än att byta hela rutan.",
    THEFT: "Bilen eller delar av den blir stulna, eller skadas vid inbrott.",
    RESCUE: "Bärgning och hemresa om bilen inte går att köra efter driftstopp, olycka eller stöld.",
    LEGAL_PROTECTION: "Hjälp att betala advokat i en tvist om bilen, till exempel när du har köpt eller sålt den.",
    VEHICLE_DAMAGE: "Skador på din egen bil vid krock, dikeskörning eller skadegörelse, även när du själv är vållande.",
    MOTOR:
      "Fel på motor, växellåda och elektronik som uppstår plötsligt. Gäller oftast bara till en viss ålder eller körsträcka på bilen.",
  },
};
