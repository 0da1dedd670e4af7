import { describeWire } from "#tests/support/wire-fixtures.ts";
import { simulatedCar } from "#verticals/car/simulated/car.simulated.ts";
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
          cover: "full",
          excesses: [
            {
              type: "TRAFFIC_DAMAGE",
              name: "Trafik",
              description: "0 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 0 },
            },
            {
              type: "FIRE_DAMAGE",
              name: "Brand",
              description: "1 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 150000 },
            },
            {
              type: "GLASS",
              name: "Glas",
              description: "1 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 150000 },
            },
            {
              type: "STONE_CHIP",
              name: "Stenskott",
              description: "0 kr",
              disclaimer: "Laga i stället för att byta ruta",
              isIncluded: true,
              cost: { kind: "amount", ore: 0 },
            },
            {
              type: "THEFT",
              name: "Stöld",
              description: "1 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 150000 },
            },
            {
              type: "RESCUE",
              name: "Räddning",
              description: "1 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 150000 },
            },
            {
              type: "LEGAL_PROTECTION",
              name: "Rättsskydd",
              description: "20 %, lägst 1 500 kr",
              isIncluded: true,
              cost: { kind: "share", percent: 20, minimumOre: 150000 },
            },
            {
              type: "VEHICLE_DAMAGE",
              name: "Vagnskada",
              description: "9 000 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 900000 },
            },
            {
              type: "MOTOR",
              name: "Maskinskada",
              description: "3 000 kr",
              disclaimer: "Upp till 8 000 mil: 3 000 kr\n8 001–12 000 mil: 6 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 300000 },
            },
          ],
          motorLines: ["Upp till 8 000 mil: 3 000 kr", "8 001–12 000 mil: 6 500 kr"],
          isPayAsYouDrive: true,
          disclaimer:
            "Priset är beräknat på den körsträcka du angav. Kör du längre eller kortare ändras det du betalar.",
          consumerRating: { points: 69, outOf: 100, note: "Poäng för försäkringens villkor, 2026" },
        },
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
        produkt: "Åkerbär Stor",
        omfattning: "stor",
      },
      offer: {
        subscriptionName: "Åkerbär Stor",
        price: insurancePrice({ yearlyFeeOre: 792000, monthlyFeeOre: 66000 }, "ore-month"),
        detail: {
          cover: "full",
          excesses: [
            {
              type: "TRAFFIC_DAMAGE",
              name: "Trafik",
              description: "0 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 0 },
            },
            {
              type: "FIRE_DAMAGE",
              name: "Brand",
              description: "2 000 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 200000 },
            },
            {
              type: "GLASS",
              name: "Glas",
              description: "2 000 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 200000 },
            },
            {
              type: "STONE_CHIP",
              name: "Stenskott",
              description: "0 kr",
              disclaimer: "Laga i stället för att byta ruta",
              isIncluded: true,
              cost: { kind: "amount", ore: 0 },
            },
            {
              type: "THEFT",
              name: "Stöld",
              description: "2 000 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 200000 },
            },
            {
              type: "RESCUE",
              name: "Räddning",
              description: "1 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 150000 },
            },
            {
              type: "LEGAL_PROTECTION",
              name: "Rättsskydd",
              description: "20 %, lägst 1 500 kr",
              isIncluded: true,
              cost: { kind: "share", percent: 20, minimumOre: 150000 },
            },
            {
              type: "VEHICLE_DAMAGE",
              name: "Vagnskada",
              description: "9 000 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 900000 },
            },
            {
              type: "MOTOR",
              name: "Maskinskada",
              description: "5 000 kr",
              disclaimer: "Upp till 10 000 mil: 5 000 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 500000 },
            },
          ],
          motorLines: ["Upp till 10 000 mil: 5 000 kr"],
          isPayAsYouDrive: false,
          consumerRating: { points: 58, outOf: 100, note: "Poäng för försäkringens villkor, 2026" },
        },
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
          cover: "full",
          excesses: [
            {
              type: "TRAFFIC_DAMAGE",
              name: "Trafik",
              description: "0 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 0 },
            },
            {
              type: "FIRE_DAMAGE",
              name: "Brand",
              description: "1 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 150000 },
            },
            {
              type: "GLASS",
              name: "Glas",
              description: "1 400 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 140000 },
            },
            {
              type: "STONE_CHIP",
              name: "Stenskott",
              description: "0 kr",
              disclaimer: "Laga i stället för att byta ruta",
              isIncluded: true,
              cost: { kind: "amount", ore: 0 },
            },
            {
              type: "THEFT",
              name: "Stöld",
              description: "1 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 150000 },
            },
            {
              type: "RESCUE",
              name: "Räddning",
              description: "1 500 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 150000 },
            },
            {
              type: "LEGAL_PROTECTION",
              name: "Rättsskydd",
              description: "20 %, lägst 1 000 kr",
              isIncluded: true,
              cost: { kind: "share", percent: 20, minimumOre: 100000 },
            },
            {
              type: "VEHICLE_DAMAGE",
              name: "Vagnskada",
              description: "9 000 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 900000 },
            },
            {
              type: "MOTOR",
              name: "Maskinskada",
              description: "3 500 kr",
              disclaimer: "Upp till 8 000 mil: 3 500 kr\n8 001–12 000 mil: 7 000 kr",
              isIncluded: true,
              cost: { kind: "amount", ore: 350000 },
            },
          ],
          motorLines: ["Upp till 8 000 mil: 3 500 kr", "8 001–12 000 mil: 7 000 kr"],
          isPayAsYouDrive: false,
          consumerRating: { points: 79, outOf: 100, note: "Poäng för försäkringens villkor, 2026" },
        },
      },
    },
  ],
});
