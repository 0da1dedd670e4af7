import { describeWire } from "#tests/support/wire-fixtures.ts";
import { simulatedAccident } from "#verticals/accident/simulated/accident.simulated.ts";
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
        detail: {
          highestInvalidityOre: 150000000,
          compensation: { BROKEN_LEG: 600000, TOOTH: 1200000, SCAR: 450000, TENTH_INVALIDITY: 15000000 },
          firstStart: "2026-11-18",
        },
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
        produkt: "Åkerbär Olycksfall",
        hogstaInvaliditetOre: 225000000,
        ersattningOre: { brutetBen: 700000, tandskada: 800000, arr: 300000, invaliditet10: 15000000 },
        tidigastStart: "20261118",
      },
      offer: {
        subscriptionName: "Åkerbär Olycksfall",
        price: insurancePrice({ yearlyFeeOre: 369600, monthlyFeeOre: 30800 }, "ore-month"),
        detail: {
          highestInvalidityOre: 225000000,
          compensation: { BROKEN_LEG: 700000, TOOTH: 800000, SCAR: 300000, TENTH_INVALIDITY: 15000000 },
          firstStart: "2026-11-18",
        },
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
        detail: {
          highestInvalidityOre: 150000000,
          compensation: { BROKEN_LEG: 900000, TOOTH: 1500000, SCAR: 500000, TENTH_INVALIDITY: 15000000 },
          firstStart: "2026-11-18",
        },
      },
    },
  ],
});
