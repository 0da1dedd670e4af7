import type { ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";

/** How an insurer writes its clauses: `{kr}`, `{percent}` and `{note}` are what its own terms have there. */
export interface Wording {
  readonly excesses: Readonly<Record<ExcessType, string>>;
  readonly lacking: Readonly<Record<Exclude<CarCover, "full">, string>>;
}

export const plain: Wording = {
  excesses: {
    TRAFFIC_DAMAGE: "Vid trafikskada är självrisken {kr}.",
    FIRE_DAMAGE: "Vid brand är självrisken {kr}.",
    GLASS: "När en ruta byts är självrisken {kr}.",
    STONE_CHIP: "När ett stenskott lagas är självrisken {kr}.",
    THEFT: "Vid stöld är självrisken {kr}.",
    RESCUE: "Vid bärgning är självrisken {kr}.",
    LEGAL_PROTECTION: "Vid tvist är självrisken {percent} % av kostnaden, lägst {kr}.",
    VEHICLE_DAMAGE: "Vid vagnskada gäller den självrisk som du har valt och som står i försäkringsbrevet.",
    MOTOR: "Självrisken vid maskinskada beror på hur långt bilen har gått. {note}.",
  },
  lacking: {
    half: "Halvförsäkring omfattar inte skada på den egna bilen vid kollision eller annan yttre olyckshändelse.",
    traffic: "Trafikförsäkring omfattar varken skada på den egna bilen eller stöld av den.",
  },
};

export const formal: Wording = {
  excesses: {
    TRAFFIC_DAMAGE: "Självrisken för trafikskada uppgår till {kr}.",
    FIRE_DAMAGE: "Självrisken för brandskada uppgår till {kr} per skadetillfälle.",
    GLASS: "Självrisken för glasskada där rutan byts ut uppgår till {kr} per skadetillfälle.",
    STONE_CHIP: "Självrisken för glasskada där rutan repareras uppgår till {kr}.",
    THEFT: "Självrisken för stöldskada uppgår till {kr} per skadetillfälle.",
    RESCUE: "Självrisken för räddning uppgår till {kr} per tillfälle.",
    LEGAL_PROTECTION: "Självrisken för rättsskydd uppgår till {percent} % av kostnaden, dock lägst {kr}.",
    VEHICLE_DAMAGE: "Självrisken för vagnskada framgår av försäkringsbrevet.",
    MOTOR: "Självrisken för maskinskada bestäms av bilens körsträcka. {note}.",
  },
  lacking: {
    half: "I halvförsäkringen ingår inte vagnskada, det vill säga skada genom trafikolycka, annan yttre olyckshändelse eller skadegörelse.",
    traffic: "I trafikförsäkringen ingår inte skada på det försäkrade fordonet.",
  },
};

export const direct: Wording = {
  excesses: {
    TRAFFIC_DAMAGE: "Du betalar {kr} när du har skadat någon annan i trafiken.",
    FIRE_DAMAGE: "Du betalar {kr} om bilen har brunnit.",
    GLASS: "Du betalar {kr} när vi byter en ruta.",
    STONE_CHIP: "Du betalar {kr} när vi lagar ett stenskott.",
    THEFT: "Du betalar {kr} om bilen eller något i den blir stulet.",
    RESCUE: "Du betalar {kr} när bilen måste bärgas.",
    LEGAL_PROTECTION: "Du betalar {percent} % av dina kostnader i en tvist, men minst {kr}.",
    VEHICLE_DAMAGE: "Du betalar självrisken som du har valt när din bil har krockat eller skadats utifrån.",
    MOTOR: "Vad du betalar när något i motorn går sönder beror på hur långt bilen har gått. {note}.",
  },
  lacking: {
    half: "Har du halvförsäkring ersätter vi inte din bil när den har krockat eller skadats utifrån.",
    traffic: "Har du bara trafikförsäkring ersätter vi ingenting som händer med din egen bil.",
  },
};

export const careful: Wording = {
  excesses: {
    TRAFFIC_DAMAGE: "Av en skada enligt trafikskadelagen svarar du själv för {kr}.",
    FIRE_DAMAGE: "Av en brandskada svarar du själv för {kr}.",
    GLASS: "Av en glasskada svarar du själv för {kr} om rutan måste bytas.",
    STONE_CHIP: "Kan rutan lagas svarar du själv för {kr}.",
    THEFT: "Av en stöldskada svarar du själv för {kr}.",
    RESCUE: "Av kostnaden för räddning svarar du själv för {kr}.",
    LEGAL_PROTECTION: "Av kostnaden för ombud svarar du själv för {percent} %, dock minst {kr}.",
    VEHICLE_DAMAGE: "Av en vagnskada svarar du själv för den självrisk som anges i försäkringsbrevet.",
    MOTOR: "Av en maskinskada svarar du själv för ett belopp som följer av körsträckan. {note}.",
  },
  lacking: {
    half: "Vagnskada ersätts endast om det framgår av försäkringsbrevet att du har helförsäkring.",
    traffic: "Skada på eller stöld av den egna bilen ersätts endast om du har halv- eller helförsäkring.",
  },
};
