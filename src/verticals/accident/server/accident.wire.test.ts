import { describeWire } from "#tests/support/wire-fixtures.ts";
import { simulatedAccident } from "#simulators/verticals/accident/accident.simulated.ts";
import { accidentProviders } from "./accident-providers.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const question = {
  personalNumber: "198502102380",
  insured: "partner",
  amountKr: 1500000,
  occupation: "practical",
  hasRiskySports: true,
} as const;

describeWire({
  providers: accidentProviders,
  lines: simulatedAccident.lines,
  search: question,
  question,
  fixtures: [
    {
      slug: "tuvull",
      path: "/v1/accident/quotes",
      request: {
        ssn: "198502102380",
        insured: "COUPLE",
        sumInsured: 1500000,
        occupation: "MANUAL",
        hazardousSports: true,
      },
      answer: {
        status: "OFFERED",
        quoteId: "Q-1",
        premium: { perYear: 4064, perMonth: 349, currency: "SEK" },
        validTo: "2026-12-15T12:00:00.000Z",
        headline: "Även de små skadorna räknas.",
        benefits: ["Betalar redan vid små skador", "Samma skydd hemma, på jobbet och på resan"],
        services: ["Samtalsstöd", "Hjälp med skadeanmälan"],
        bindingMonths: 0,
        documents: [
          { title: "Faktablad (IPID)", url: "https://insurer.example/faktablad-olycksfall.pdf" },
          { title: "Villkor", url: "https://insurer.example/villkor-olycksfall.pdf" },
        ],
        addOns: [
          {
            id: "sjukhus",
            name: "Ersättning för dagar på sjukhus",
            description: "300 kr för varje dygn på sjukhus efter ett olycksfall.",
            perYear: 366,
          },
        ],
        product: "Tuvull Olycksfall",
        maxDisability: 1500000,
        examples: [
          { injury: "BROKEN_LEG", amount: 6000 },
          { injury: "DENTAL", amount: 12000 },
          { injury: "SCAR", amount: 4500 },
          { injury: "DISABILITY_10", amount: 150000 },
        ],
        firstStart: "2026-11-18",
        about: "Gäller dygnet runt i hela Norden och på resor upp till ett år i övriga världen.",
      },
      offer: {
        subscriptionName: "Tuvull Olycksfall",
        price: insurancePrice({ yearlyFeeOre: 406400, monthlyFeeOre: 34900 }, "ore-month"),
        detail: { firstStart: "2026-11-18" },
      },
      covers: {
        BROKEN_LEG: "6 000 kr",
        TOOTH: "12 000 kr",
        SCAR: "4 500 kr",
        TENTH_INVALIDITY: "150 000 kr",
        HIGHEST_INVALIDITY: "1 500 000 kr",
      },
    },
    {
      slug: "akerbar",
      path: "/olycksfall/offertjobb",
      request: {
        personnummer: "19850210-2380",
        omfattar: "jag-och-partner",
        beloppOre: 150000000,
        yrke: "praktiskt",
        risksport: true,
      },
      answer: {
        utfall: "offert",
        offertnr: "Q-1",
        premieArOre: 369600,
        premieManadOre: 30800,
        gallerTom: "20261215",
        rubrik: "Lågt pris för dig som arbetar med kroppen.",
        fordelar: ["Litet tillägg för praktiskt arbete", "Ingen avgift för månadsbetalning"],
        tjanster: ["Rehabilitering"],
        bindningstid: 0,
        dokument: [
          { namn: "Faktablad (IPID)", lank: "https://insurer.example/faktablad-olycksfall.pdf" },
          { namn: "Villkor", lank: "https://insurer.example/villkor-olycksfall.pdf" },
        ],
        tillagg: [
          {
            kod: "sjukhus",
            namn: "Ersättning för dagar på sjukhus",
            beskrivning: "300 kr för varje dygn på sjukhus efter ett olycksfall.",
            arOre: 33300,
          },
          {
            kod: "kris",
            namn: "Samtalsstöd",
            beskrivning: "Tio samtal med psykolog efter en svår händelse.",
            arOre: 22200,
          },
        ],
        produkt: "Åkerbär Olycksfall",
        hogstaInvaliditetOre: 225000000,
        ersattningOre: { brutetBen: 700000, tandskada: 800000, arr: 300000, invaliditet10: 15000000 },
        tidigastStart: "20261118",
      },
      offer: {
        subscriptionName: "Åkerbär Olycksfall",
        price: insurancePrice({ yearlyFeeOre: 369600, monthlyFeeOre: 30800 }, "ore-month"),
        detail: { firstStart: "2026-11-18" },
      },
      covers: {
        BROKEN_LEG: "7 000 kr",
        TOOTH: "8 000 kr",
        SCAR: "3 000 kr",
        TENTH_INVALIDITY: "150 000 kr",
        HIGHEST_INVALIDITY: "2 250 000 kr",
      },
    },
    {
      slug: "bjorkhaga",
      path: "/ws/olycksfall/offert",
      request: `
        <f:HamtaOffert>
          <f:Personnummer>198502102380</f:Personnummer>
          <f:Omfattning>PAR</f:Omfattning>
          <f:Forsakringsbelopp>1500000</f:Forsakringsbelopp>
          <f:Yrkesklass>PRAKTISKT</f:Yrkesklass>
          <f:Risksport>true</f:Risksport>
        </f:HamtaOffert>`,
      answer: `
        <f:HamtaOffertSvar>
          <f:Offert>
            <f:OffertId>Q-1</f:OffertId>
            <f:Arspremie>4011,00</f:Arspremie>
            <f:Manadspremie>334,25</f:Manadspremie>
            <f:Valuta>SEK</f:Valuta>
            <f:Rubrik>Återbäring de år då bolaget går med överskott.</f:Rubrik>
            <f:Fordelar>
              <f:Fordel>Ägs av kunderna</f:Fordel>
              <f:Fordel>Engångsbelopp redan vid benbrott</f:Fordel>
            </f:Fordelar>
            <f:Tjanster>
              <f:Tjanst>Rehabilitering</f:Tjanst>
            </f:Tjanster>
            <f:BindningstidManader>0</f:BindningstidManader>
            <f:GiltigTom>2026-12-15</f:GiltigTom>
            <f:Dokument>
              <f:Lank>
                <f:Namn>Faktablad (IPID)</f:Namn>
                <f:Adress>https://insurer.example/faktablad-olycksfall.pdf</f:Adress>
              </f:Lank>
              <f:Lank>
                <f:Namn>Villkor</f:Namn>
                <f:Adress>https://insurer.example/villkor-olycksfall.pdf</f:Adress>
              </f:Lank>
            </f:Dokument>
<f:Tillagg><f:Val><f:Kod>sjukhus</f:Kod><f:Namn>Ersättning för dagar på sjukhus</f:Namn><f:Beskrivning>300 kr för varje dygn på sjukhus efter ett olycksfall.</f:Beskrivning><f:Arsbelopp>361,00</f:Arsbelopp></f:Val><f:Val><f:Kod>kris</f:Kod><f:Namn>Samtalsstöd</f:Namn><f:Beskrivning>Tio samtal med psykolog efter en svår händelse.</f:Beskrivning><f:Arsbelopp>241,00</f:Arsbelopp></f:Val></f:Tillagg>
            <f:Produktnamn>Björkhaga Olycksfall</f:Produktnamn>
            <f:HogstaInvaliditet>1500000,00</f:HogstaInvaliditet>
            <f:Exempel>
              <f:Skada>
                <f:Kod>BENBROTT</f:Kod>
                <f:Belopp>9000,00</f:Belopp>
              </f:Skada>
              <f:Skada>
                <f:Kod>TAND</f:Kod>
                <f:Belopp>15000,00</f:Belopp>
              </f:Skada>
              <f:Skada>
                <f:Kod>ARR</f:Kod>
                <f:Belopp>5000,00</f:Belopp>
              </f:Skada>
              <f:Skada>
                <f:Kod>INVALIDITET10</f:Kod>
                <f:Belopp>150000,00</f:Belopp>
              </f:Skada>
            </f:Exempel>
            <f:TidigastStart>2026-11-18</f:TidigastStart>
          </f:Offert>
        </f:HamtaOffertSvar>`,
      offer: {
        subscriptionName: "Björkhaga Olycksfall",
        price: insurancePrice({ yearlyFeeOre: 401100, monthlyFeeOre: 33425 }, "ore-month"),
        detail: { firstStart: "2026-11-18" },
      },
      covers: {
        BROKEN_LEG: "9 000 kr",
        TOOTH: "15 000 kr",
        SCAR: "5 000 kr",
        TENTH_INVALIDITY: "150 000 kr",
        HIGHEST_INVALIDITY: "1 500 000 kr",
      },
    },
  ],
});
