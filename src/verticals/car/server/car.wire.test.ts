import { describeWire } from "#tests/support/wire-fixtures.ts";
import { simulatedCar } from "#simulators/verticals/car/car.simulated.ts";
import { carProviders } from "./car-providers.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const question = {
  personalNumber: "198502102380",
  registrationNumber: "SPV24K",
  cover: "full",
  yearlyMil: 4000,
  postalCode: "12345",
  excessKr: 9000,
  vehicle: { make: "Volvo", model: "V60", modelYear: 2019, powerKw: 140 },
  isOwner: true,
} as const;

describeWire({
  providers: carProviders,
  lines: simulatedCar.lines,
  search: {
    registrationNumber: "SPV24K",
    personalNumber: "198502102380",
    cover: "full",
    yearlyMileage: "3001",
    postalCode: "12345",
    excessKr: 9000,
    domain: undefined,
  },
  known: {
    vehicle: {
      registrationNumber: "SPV24K",
      make: "Volvo",
      model: "V60",
      modelYear: 2019,
      colour: "Blå",
      powerKw: 140,
      fuel: "diesel",
      status: "in-traffic",
    },
  },
  vehicle: {
    registrationNumber: "SPV24K",
    make: "Volvo",
    model: "V60",
    modelYear: 2019,
    powerKw: 140,
    fuel: "diesel",
    colour: "Blå",
    status: "in-traffic",
    ownerPersonalNumber: "198502102380",
    isImported: false,
    isSporty: false,
  },
  question,
  fixtures: [
    {
      slug: "milvis",
      path: "/v1/car/quotes",
      request: {
        ssn: "198502102380",
        regNo: "SPV24K",
        cover: "FULL",
        yearlyKm: 40000,
        postalCode: "12345",
        collisionExcess: 9000,
        vehicle: { make: "Volvo", model: "V60", modelYear: 2019, powerKw: 140, fuel: "diesel" },
      },
      answer: {
        status: "OFFERED",
        quoteId: "Q-1",
        premium: { perYear: 12204, perMonth: 1017, currency: "SEK", basePerYear: 2607, perMil: 2.4, yearlyKm: 40000 },
        validTo: "2026-12-15T12:00:00.000Z",
        headline: "Betala bara för milen du kör.",
        benefits: ["Du betalar för milen du kör", "Kör snålt och få tillbaka", "Ingen bindningstid"],
        services: ["Körjournal i mobilen", "Hyrbil vid skada"],
        bindingMonths: 0,
        documents: [
          { title: "Faktablad (IPID)", url: "https://insurer.example/faktablad-bil-full.pdf" },
          { title: "Villkor", url: "https://insurer.example/villkor-bil.pdf" },
        ],
        addOns: [
          {
            id: "hyrbil",
            name: "Hyrbil i 60 dagar",
            description: "Hyrbil så länge när bilen repareras eller är stulen.",
            perYear: 829,
          },
          {
            id: "djurkollision",
            name: "Djurkollision utan självrisk",
            description: "Ersätter bilen när du krockar med ett djur, utan självrisk.",
            perYear: 474,
          },
          { id: "drulle", name: "Drulle", description: "Allrisk för det som går sönder inne i bilen.", perYear: 592 },
          { id: "rekond", name: "Rekond", description: "Invändig rekonditionering efter en skada.", perYear: 355 },
        ],
        product: "Milvis Hel",
        cover: "FULL",
        excesses: [
          { damage: "TRAFFIC", amount: 0 },
          { damage: "FIRE", amount: 1500 },
          { damage: "GLASS", amount: 1500 },
          { damage: "CHIP", amount: 0, note: "Laga i stället för att byta ruta" },
          { damage: "THEFT", amount: 1500 },
          { damage: "RESCUE", amount: 1500 },
          { damage: "LEGAL", percent: 20, minimum: 1500 },
          { damage: "COLLISION", amount: 9000 },
          { damage: "ENGINE", amount: 3000, note: "Upp till 8 000 mil: 3 000 kr\n8 001–12 000 mil: 6 500 kr" },
        ],
        notice: "Priset är beräknat på den körsträcka du angav. Kör du längre eller kortare ändras det du betalar.",
        rating: { points: 69, outOf: 100, note: "Poäng för försäkringens villkor, 2026" },
      },
      offer: {
        subscriptionName: "Milvis Hel",
        price: insurancePrice({ yearlyFeeOre: 1220400, monthlyFeeOre: 101700 }, "ore-month"),
        detail: {
          kind: "full",
          isPayAsYouDrive: true,
          disclaimer:
            "Priset är beräknat på den körsträcka du angav. Kör du längre eller kortare ändras det du betalar.",
          consumerRating: { points: 69, outOf: 100, note: "Poäng för försäkringens villkor, 2026" },
        },
      },
      covers: {
        TRAFFIC_DAMAGE: "0 kr",
        FIRE_DAMAGE: "1 500 kr",
        GLASS: "1 500 kr",
        STONE_CHIP: "0 kr",
        THEFT: "1 500 kr",
        RESCUE: "1 500 kr",
        LEGAL_PROTECTION: "20 %, lägst 1 500 kr",
        VEHICLE_DAMAGE: "9 000 kr",
        MOTOR: "3 000 kr",
        ANIMAL_COLLISION: "9 000 kr",
        PARKING: "9 000 kr",
      },
    },
    {
      slug: "akerbar",
      path: "/bil/offertjobb",
      request: {
        personnummer: "19850210-2380",
        regnr: "SPV 24K",
        omfattning: "stor",
        milPerAr: 4000,
        postnr: "123 45",
        sjalvriskVagnOre: 900000,
        fordon: { fabrikat: "Volvo", modell: "V60", arsmodell: 2019, effektKw: 140, drivmedel: "diesel" },
      },
      answer: {
        utfall: "offert",
        offertnr: "Q-1",
        premieArOre: 792000,
        premieManadOre: 66000,
        gallerTom: "20261215",
        rubrik: "Lägre pris för bilar som är äldre än åtta år.",
        fordelar: ["Begagnade reservdelar sänker självrisken", "Ingen avgift för månadsbetalning"],
        tjanster: ["Hyrbil vid skada"],
        bindningstid: 0,
        dokument: [
          { namn: "Faktablad (IPID)", lank: "https://insurer.example/faktablad-bil-full.pdf" },
          { namn: "Villkor", lank: "https://insurer.example/villkor-bil.pdf" },
        ],
        sjalvrisker: {
          trafik: { ore: 0 },
          brand: { ore: 200000 },
          glas: { ore: 200000 },
          stenskott: { ore: 0, anm: "Laga i stället för att byta ruta" },
          stold: { ore: 200000 },
          raddning: { ore: 150000 },
          rattsskydd: { procent: 20, lagstOre: 150000 },
          vagnskada: { ore: 900000 },
          maskin: { ore: 500000, anm: "Upp till 10 000 mil: 5 000 kr" },
        },
        omdome: { poang: 58, av: 100, anm: "Poäng för försäkringens villkor, 2026" },
        tillagg: [
          {
            kod: "hyrbil",
            namn: "Hyrbil i 60 dagar",
            beskrivning: "Hyrbil så länge när bilen repareras eller är stulen.",
            arOre: 51600,
          },
          {
            kod: "djurkollision",
            namn: "Djurkollision utan självrisk",
            beskrivning: "Ersätter bilen när du krockar med ett djur, utan självrisk.",
            arOre: 29500,
          },
          { kod: "drulle", namn: "Drulle", beskrivning: "Allrisk för det som går sönder inne i bilen.", arOre: 36800 },
          { kod: "rekond", namn: "Rekond", beskrivning: "Invändig rekonditionering efter en skada.", arOre: 22100 },
        ],
        produkt: "Åkerbär Stor",
        omfattning: "stor",
      },
      offer: {
        subscriptionName: "Åkerbär Stor",
        price: insurancePrice({ yearlyFeeOre: 792000, monthlyFeeOre: 66000 }, "ore-month"),
        detail: {
          kind: "full",
          isPayAsYouDrive: false,
          consumerRating: { points: 58, outOf: 100, note: "Poäng för försäkringens villkor, 2026" },
        },
      },
      covers: {
        TRAFFIC_DAMAGE: "0 kr",
        FIRE_DAMAGE: "2 000 kr",
        GLASS: "2 000 kr",
        STONE_CHIP: "0 kr",
        THEFT: "2 000 kr",
        RESCUE: "1 500 kr",
        LEGAL_PROTECTION: "20 %, lägst 1 500 kr",
        VEHICLE_DAMAGE: "9 000 kr",
        MOTOR: "5 000 kr",
        ANIMAL_COLLISION: "9 000 kr",
        PARKING: "9 000 kr",
      },
    },
    {
      slug: "bjorkhaga",
      path: "/ws/bil/offert",
      request: `
        <f:HamtaOffert>
          <f:Personnummer>198502102380</f:Personnummer>
          <f:Regnr>SPV24K</f:Regnr>
          <f:Omfattning>HEL</f:Omfattning>
          <f:KorstrackaMil>4000</f:KorstrackaMil>
          <f:Postnummer>12345</f:Postnummer>
          <f:SjalvriskVagnskada>9000</f:SjalvriskVagnskada>
          <f:Fordon>
            <f:Fabrikat>Volvo</f:Fabrikat>
            <f:Modell>V60</f:Modell>
            <f:Arsmodell>2019</f:Arsmodell>
            <f:EffektKw>140</f:EffektKw>
            <f:Drivmedel>diesel</f:Drivmedel>
          </f:Fordon>
        </f:HamtaOffert>`,
      answer: `
        <f:HamtaOffertSvar>
          <f:Offert>
            <f:OffertId>Q-1</f:OffertId>
            <f:Arspremie>7900,00</f:Arspremie>
            <f:Manadspremie>658,33</f:Manadspremie>
            <f:Valuta>SEK</f:Valuta>
            <f:Rubrik>Överskottet går tillbaka till dig som kund.</f:Rubrik>
            <f:Fordelar>
              <f:Fordel>Återbäring när bolaget går bra</f:Fordel>
              <f:Fordel>Kontor där du bor</f:Fordel>
              <f:Fordel>Skadejour dygnet runt</f:Fordel>
            </f:Fordelar>
            <f:Tjanster>
              <f:Tjanst>Assistans i Norden</f:Tjanst>
              <f:Tjanst>Hyrbil vid skada</f:Tjanst>
            </f:Tjanster>
            <f:BindningstidManader>12</f:BindningstidManader>
            <f:GiltigTom>2026-12-15</f:GiltigTom>
            <f:Dokument>
              <f:Lank>
                <f:Namn>Faktablad (IPID)</f:Namn>
                <f:Adress>https://insurer.example/faktablad-bil-full.pdf</f:Adress>
              </f:Lank>
              <f:Lank>
                <f:Namn>Villkor</f:Namn>
                <f:Adress>https://insurer.example/villkor-bil.pdf</f:Adress>
              </f:Lank>
            </f:Dokument>
<f:Tillagg><f:Val><f:Kod>hyrbil</f:Kod><f:Namn>Hyrbil i 60 dagar</f:Namn><f:Beskrivning>Hyrbil så länge när bilen repareras eller är stulen.</f:Beskrivning><f:Arsbelopp>619,00</f:Arsbelopp></f:Val><f:Val><f:Kod>djurkollision</f:Kod><f:Namn>Djurkollision utan självrisk</f:Namn><f:Beskrivning>Ersätter bilen när du krockar med ett djur, utan självrisk.</f:Beskrivning><f:Arsbelopp>354,00</f:Arsbelopp></f:Val><f:Val><f:Kod>drulle</f:Kod><f:Namn>Drulle</f:Namn><f:Beskrivning>Allrisk för det som går sönder inne i bilen.</f:Beskrivning><f:Arsbelopp>442,00</f:Arsbelopp></f:Val><f:Val><f:Kod>rekond</f:Kod><f:Namn>Rekond</f:Namn><f:Beskrivning>Invändig rekonditionering efter en skada.</f:Beskrivning><f:Arsbelopp>265,00</f:Arsbelopp></f:Val></f:Tillagg>
            <f:Produktnamn>Björkhaga Helbil</f:Produktnamn>
            <f:Omfattning>HEL</f:Omfattning>
            <f:Sjalvrisker>
              <f:Sjalvrisk>
                <f:Moment>TRAFIK</f:Moment>
                <f:Belopp>0,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Moment>BRAND</f:Moment>
                <f:Belopp>1500,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Moment>GLAS</f:Moment>
                <f:Belopp>1400,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Moment>STENSKOTT</f:Moment>
                <f:Belopp>0,00</f:Belopp>
                <f:Anmarkning>Laga i stället för att byta ruta</f:Anmarkning>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Moment>STOLD</f:Moment>
                <f:Belopp>1500,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Moment>RADDNING</f:Moment>
                <f:Belopp>1500,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Moment>RATTSSKYDD</f:Moment>
                <f:Procent>20</f:Procent>
                <f:Lagst>1000,00</f:Lagst>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Moment>VAGNSKADA</f:Moment>
                <f:Belopp>9000,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Moment>MASKIN</f:Moment>
                <f:Belopp>3500,00</f:Belopp>
                <f:Anmarkning>Upp till 8 000 mil: 3 500 kr</f:Anmarkning>
                <f:Anmarkning>8 001–12 000 mil: 7 000 kr</f:Anmarkning>
              </f:Sjalvrisk>
            </f:Sjalvrisker>
            <f:Omdome>
              <f:Poang>79</f:Poang>
              <f:Av>100</f:Av>
              <f:Anmarkning>Poäng för försäkringens villkor, 2026</f:Anmarkning>
            </f:Omdome>
          </f:Offert>
        </f:HamtaOffertSvar>`,
      offer: {
        subscriptionName: "Björkhaga Helbil",
        price: insurancePrice({ yearlyFeeOre: 790000, monthlyFeeOre: 65833 }, "ore-month"),
        detail: {
          kind: "full",
          isPayAsYouDrive: false,
          consumerRating: { points: 79, outOf: 100, note: "Poäng för försäkringens villkor, 2026" },
        },
      },
      covers: {
        TRAFFIC_DAMAGE: "0 kr",
        FIRE_DAMAGE: "1 500 kr",
        GLASS: "1 400 kr",
        STONE_CHIP: "0 kr",
        THEFT: "1 500 kr",
        RESCUE: "1 500 kr",
        LEGAL_PROTECTION: "20 %, lägst 1 000 kr",
        VEHICLE_DAMAGE: "9 000 kr",
        MOTOR: "3 500 kr",
        ANIMAL_COLLISION: "9 000 kr",
        PARKING: "9 000 kr",
      },
    },
  ],
});
