import { describeWire } from "#tests/support/wire-fixtures.ts";
import { simulatedFlat } from "#simulators/verticals/flat/flat.simulated.ts";
import { flatProviders } from "./flat-providers.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const question = {
  personalNumber: "198502102380",
  address: "Sparvvägen 7",
  postalCode: "12345",
  housing: "bostadsratt",
  livingArea: 62,
  residents: 2,
  movables: "unlimited",
  hasSafetyDoor: true,
  alarm: "alarm",
  excessKr: 3000,
  wantsAllrisk: true,
  wantsTravel: false,
} as const;

describeWire({
  providers: flatProviders,
  lines: simulatedFlat.lines,
  search: { ...question, association: undefined, domain: undefined },
  question,
  fixtures: [
    {
      slug: "tuvull",
      path: "/v1/contents/quotes",
      request: {
        ssn: "198502102380",
        address: "Sparvvägen 7",
        postalCode: "12345",
        home: { tenure: "TENANT_OWNED", livingArea: 62, safetyDoor: true, alarm: "LOCAL" },
        residents: 2,
        wanted: { excess: 3000, accidental: true, travel: false },
      },
      answer: {
        status: "OFFERED",
        quoteId: "Q-1",
        premium: { perYear: 2179, perMonth: 187, currency: "SEK" },
        validTo: "2026-12-15T12:00:00.000Z",
        headline: "Samma självrisk för nästan allt.",
        benefits: ["Samma självrisk för nästan allt", "Skadeanmälan på fem minuter"],
        services: ["Cykel", "Flyttskydd"],
        bindingMonths: 0,
        documents: [
          { title: "Faktablad (IPID)", url: "https://insurer.example/faktablad-hem.pdf" },
          { title: "Villkor", url: "https://insurer.example/villkor-hem.pdf" },
        ],
        addOns: [
          {
            id: "cykel",
            name: "Dyr cykel",
            description: "För cyklar och elsparkcyklar som är värda mer än 20 000 kr.",
            perYear: 174,
          },
          {
            id: "avbestallning",
            name: "Avbeställningsskydd",
            description: "Ger pengarna tillbaka om du blir sjuk före resan.",
            perYear: 218,
          },
          {
            id: "id",
            name: "ID-skydd",
            description: "Hjälp och ersättning om någon använder dina uppgifter.",
            perYear: 87,
          },
        ],
        product: "Tuvull Hem",
        excesses: [
          { damage: "CONTENTS", amount: 3000 },
          { damage: "WATER", amount: 3000 },
          { damage: "ACCIDENTAL", amount: 1500 },
          { damage: "TENANT_OWNER", amount: 3000 },
        ],
        covers: { accidental: true, tenantOwner: true, travelDays: 0 },
        about: "Vi betalar skadan inom en vecka eller säger varför inte.",
      },
      offer: {
        subscriptionName: "Tuvull Hem",
        price: insurancePrice({ yearlyFeeOre: 217900, monthlyFeeOre: 18700 }, "ore-year"),
      },
      covers: {
        PERSONAL_PROPERTY: "3 000 kr",
        WATER: "3 000 kr",
        ALLRISK: "1 500 kr",
        TENANT_OWNER: "3 000 kr",
        TRAVEL: "Ingår inte",
      },
    },
    {
      slug: "nordkaj",
      path: "/hem/offertjobb",
      request: {
        personnummer: "198502102380",
        gatuadress: "Sparvvägen 7",
        postnr: "12345",
        boendeform: "brf",
        boyta: 62,
        boende: 2,
        losore: 0,
        sakerhetsdorr: true,
        larm: "eget",
        onskadSjalvrisk: 3000,
        drulle: true,
        resa: false,
      },
      answer: {
        utfall: "offert",
        offertnr: "Q-1",
        premieArOre: 230400,
        premieManadOre: 19200,
        gallerTom: "20261215",
        rubrik: "Båt och fiskeutrustning ingår till 30 000 kr.",
        fordelar: ["Båtutrustning till 30 000 kr", "Ingen bindningstid"],
        tjanster: ["Båt", "Fritidsutrustning"],
        bindningstid: 0,
        dokument: [
          { namn: "Faktablad (IPID)", lank: "https://insurer.example/faktablad-hem.pdf" },
          { namn: "Villkor", lank: "https://insurer.example/villkor-hem.pdf" },
        ],
        tillagg: [
          {
            kod: "cykel",
            namn: "Dyr cykel",
            beskrivning: "För cyklar och elsparkcyklar som är värda mer än 20 000 kr.",
            arOre: 18400,
          },
          {
            kod: "avbestallning",
            namn: "Avbeställningsskydd",
            beskrivning: "Ger pengarna tillbaka om du blir sjuk före resan.",
            arOre: 23000,
          },
          {
            kod: "id",
            namn: "ID-skydd",
            beskrivning: "Hjälp och ersättning om någon använder dina uppgifter.",
            arOre: 9200,
          },
        ],
        produkt: "Nordkaj Hem",
        sjalvrisker: [
          { skada: "losore", beloppOre: 300000 },
          { skada: "vatten", beloppOre: 300000 },
          { skada: "drulle", beloppOre: 250000 },
        ],
        drulleIngar: true,
        bostadsrattIngar: false,
        resedagar: 0,
        ovrigt: "Bostadsrättstillägget tecknas genom föreningen.",
      },
      offer: {
        subscriptionName: "Nordkaj Hem",
        price: insurancePrice({ yearlyFeeOre: 230400, monthlyFeeOre: 19200 }, "ore-year"),
      },
      covers: {
        PERSONAL_PROPERTY: "3 000 kr",
        WATER: "3 000 kr",
        ALLRISK: "2 500 kr",
        TENANT_OWNER: "Ingår inte",
        TRAVEL: "Ingår inte",
      },
    },
    {
      slug: "bjorkhaga",
      path: "/ws/hem/offert",
      request: `
        <f:HamtaOffert>
          <f:Personnummer>198502102380</f:Personnummer>
          <f:Adress>Sparvvägen 7</f:Adress>
          <f:Postnummer>12345</f:Postnummer>
          <f:Boendeform>BOSTADSRATT</f:Boendeform>
          <f:Boyta>62</f:Boyta>
          <f:AntalBoende>2</f:AntalBoende>
          <f:Losorebelopp>OBEGRANSAT</f:Losorebelopp>
          <f:Sakerhetsdorr>true</f:Sakerhetsdorr>
          <f:Larm>LARM</f:Larm>
          <f:Sjalvrisk>3000</f:Sjalvrisk>
          <f:Drulle>true</f:Drulle>
          <f:Reseskydd>false</f:Reseskydd>
        </f:HamtaOffert>`,
      answer: `
        <f:HamtaOffertSvar>
          <f:Offert>
            <f:OffertId>Q-1</f:OffertId>
            <f:Arspremie>2265,00</f:Arspremie>
            <f:Manadspremie>188,75</f:Manadspremie>
            <f:Valuta>SEK</f:Valuta>
            <f:Rubrik>Du är delägare och får återbäring.</f:Rubrik>
            <f:Fordelar>
              <f:Fordel>Återbäring goda år</f:Fordel>
              <f:Fordel>Reseskyddet ingår alltid utan självrisk</f:Fordel>
            </f:Fordelar>
            <f:Tjanster>
              <f:Tjanst>Personlig rådgivare</f:Tjanst>
              <f:Tjanst>Flyttskydd</f:Tjanst>
            </f:Tjanster>
            <f:BindningstidManader>12</f:BindningstidManader>
            <f:GiltigTom>2026-12-15</f:GiltigTom>
            <f:Dokument>
              <f:Lank>
                <f:Namn>Faktablad (IPID)</f:Namn>
                <f:Adress>https://insurer.example/faktablad-hem.pdf</f:Adress>
              </f:Lank>
              <f:Lank>
                <f:Namn>Villkor</f:Namn>
                <f:Adress>https://insurer.example/villkor-hem.pdf</f:Adress>
              </f:Lank>
            </f:Dokument>
<f:Tillagg><f:Val><f:Kod>cykel</f:Kod><f:Namn>Dyr cykel</f:Namn><f:Beskrivning>För cyklar och elsparkcyklar som är värda mer än 20 000 kr.</f:Beskrivning><f:Arsbelopp>181,00</f:Arsbelopp></f:Val><f:Val><f:Kod>avbestallning</f:Kod><f:Namn>Avbeställningsskydd</f:Namn><f:Beskrivning>Ger pengarna tillbaka om du blir sjuk före resan.</f:Beskrivning><f:Arsbelopp>227,00</f:Arsbelopp></f:Val><f:Val><f:Kod>id</f:Kod><f:Namn>ID-skydd</f:Namn><f:Beskrivning>Hjälp och ersättning om någon använder dina uppgifter.</f:Beskrivning><f:Arsbelopp>91,00</f:Arsbelopp></f:Val></f:Tillagg>
            <f:Produktnamn>Björkhaga Hem Bas</f:Produktnamn>
            <f:Sjalvrisker>
              <f:Sjalvrisk>
                <f:Skada>LOSORE</f:Skada>
                <f:Belopp>3000,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Skada>VATTEN</f:Skada>
                <f:Belopp>3000,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Skada>DRULLE</f:Skada>
                <f:Belopp>1500,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Skada>BOSTADSRATT</f:Skada>
                <f:Belopp>3000,00</f:Belopp>
              </f:Sjalvrisk>
              <f:Sjalvrisk>
                <f:Skada>RESA</f:Skada>
                <f:Belopp>0,00</f:Belopp>
              </f:Sjalvrisk>
            </f:Sjalvrisker>
            <f:DrulleIngar>true</f:DrulleIngar>
            <f:BostadsrattIngar>true</f:BostadsrattIngar>
            <f:ReseskyddDagar>45</f:ReseskyddDagar>
            <f:Ovrigt>Återbäringen bestäms av stämman i april.</f:Ovrigt>
          </f:Offert>
        </f:HamtaOffertSvar>`,
      offer: {
        subscriptionName: "Björkhaga Hem Bas",
        price: insurancePrice({ yearlyFeeOre: 226500, monthlyFeeOre: 18875 }, "ore-year"),
      },
      covers: {
        PERSONAL_PROPERTY: "3 000 kr",
        WATER: "3 000 kr",
        ALLRISK: "1 500 kr",
        TENANT_OWNER: "3 000 kr",
        TRAVEL: "0 kr",
      },
    },
  ],
});
