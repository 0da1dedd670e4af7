import { describeWire } from "#tests/support/wire-fixtures.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { simulatedHouse } from "#simulators/verticals/house/house.simulated.ts";
import { houseProviders } from "./house-providers.ts";

const question = {
  personalNumber: "198502102380",
  address: "Sparvvägen 7",
  postalCode: "12345",
  purchaseYear: 2014,
  buildYear: 1954,
  renovationYear: 2008,
  livingArea: 142,
  otherArea: 38,
  residents: 4,
  bathrooms: 2,
  hasWaterHeating: true,
  basement: "souterrain",
  alarm: "alarmcentral",
  coversOwnMistakes: true,
  coversOwnBuildingMistakes: false,
  extraBuildings: [
    { area: 24, type: "garage", winter: "no" },
    { area: 18, type: "gaststuga", winter: "yeswithfurnish" },
  ],
} as const;

const covers = (building: string, movables: string) => ({
  BUILDING: building,
  PERSONAL_PROPERTY: movables,
  OWN_MISTAKES: movables,
  OWN_BUILDING_MISTAKES: "Ingår inte",
});

describeWire({
  providers: houseProviders,
  lines: simulatedHouse.lines,
  search: {
    ...question,
    propertyName: "Farsta Sparven 1:7",
    domain: undefined,
  },
  question,
  fixtures: [
    {
      slug: "rask",
      path: "/v1/home/quotes",
      request: {
        ssn: "198502102380",
        address: "Sparvvägen 7",
        postalCode: "12345",
        propertyName: "Farsta Sparven 1:7",
        purchaseYear: 2014,
        house: {
          builtYear: 1954,
          renovatedYear: 2008,
          livingArea: 142,
          otherArea: 38,
          bathrooms: 2,
          waterHeating: true,
          basement: "SOUTERRAIN",
          alarm: "CENTRAL",
        },
        residents: 4,
        accident: { contents: true, building: false },
        extraBuildings: [
          { kind: "garage", area: 24, winter: "NO" },
          { kind: "gaststuga", area: 18, winter: "FURNISHED" },
        ],
      },
      answer: {
        status: "OFFERED",
        quoteId: "Q-1",
        addOns: [
          {
            id: "elektronik",
            name: "Elektronik till nypris",
            description: "Datorer, telefoner och teve ersätts till nypris i fyra år.",
            perYear: 340,
          },
          {
            id: "skadedjur",
            name: "Skadedjur och husbock",
            description: "Sanering av skadedjur, och hel ersättning vid angrepp av husbock.",
            perYear: 170,
          },
          {
            id: "resa",
            name: "Utökat reseskydd",
            description: "Avbeställning, och resor som är längre än 45 dagar.",
            perYear: 283,
          },
        ],
        product: "Rask Hus",
        premium: { perYear: 5664, perMonth: 472, currency: "SEK" },
        validTo: "2026-12-15T12:00:00.000Z",
        excess: { building: 5000, contents: 3000 },
        accident: { contents: true, building: false },
        headline: "Tecknat på två minuter, avslutat på en.",
        benefits: ["Ingen bindningstid", "Allt sköts i mobilen"],
        services: ["Chatt dygnet runt"],
        bindingMonths: 0,
        documents: [
          { title: "Faktablad (IPID)", url: "https://insurer.example/faktablad-villa.pdf" },
          { title: "Villkor", url: "https://insurer.example/villkor-villa.pdf" },
        ],
      },
      offer: {
        subscriptionName: "Rask Hus",
        price: insurancePrice({ yearlyFeeOre: 566_400, monthlyFeeOre: 47_200 }, "ore-year"),
      },
      covers: covers("5 000 kr", "3 000 kr"),
    },
    {
      slug: "ljunghed",
      path: "/villa/offertjobb",
      request: {
        personnummer: "19850210-2380",
        gatuadress: "Sparvvägen 7",
        postnr: "123 45",
        fastighet: "Farsta Sparven 1:7",
        inkopsar: 2014,
        byggar: 1954,
        renoverad: 2008,
        boyta: 142,
        biyta: 38,
        boende: 4,
        badrum: 2,
        vattenburet: true,
        kallare: "suterrang",
        larm: "central",
        drulleSaker: true,
        drulleHus: false,
        ovrigaByggnader: [
          { sort: "garage", yta: 24, vinter: "nej" },
          { sort: "gaststuga", yta: 18, vinter: "inredd" },
        ],
      },
      answer: {
        utfall: "offert",
        offertnr: "Q-1",
        tillagg: [
          {
            kod: "elektronik",
            namn: "Elektronik till nypris",
            beskrivning: "Datorer, telefoner och teve ersätts till nypris i fyra år.",
            arOre: 38000,
          },
          {
            kod: "skadedjur",
            namn: "Skadedjur och husbock",
            beskrivning: "Sanering av skadedjur, och hel ersättning vid angrepp av husbock.",
            arOre: 19000,
          },
          {
            kod: "resa",
            namn: "Utökat reseskydd",
            beskrivning: "Avbeställning, och resor som är längre än 45 dagar.",
            arOre: 31700,
          },
        ],
        premieArOre: 633600,
        premieManadOre: 52800,
        gallerTom: "20261215",
        sjalvriskByggnadOre: 150000,
        sjalvriskLosoreOre: 100000,
        drulleSaker: true,
        drulleHus: false,
        fordelar: ["Olycksfall för barnen ingår", "Hyrbil vid lång reparation"],
        tjanster: ["Barnförsäkring", "Drulle"],
        ovrigt: "Fritidssaker utanför hemmet ersätts upp till 50 000 kr.",
        bindningstid: 12,
        dokument: [
          { namn: "Faktablad (IPID)", lank: "https://insurer.example/faktablad-villa.pdf" },
          { namn: "Villkor", lank: "https://insurer.example/villkor-villa.pdf" },
        ],
      },
      offer: { price: insurancePrice({ yearlyFeeOre: 633_600, monthlyFeeOre: 52_800 }, "ore-year") },
      covers: covers("1 500 kr", "1 000 kr"),
    },
    {
      slug: "granskog",
      path: "/ws/villa/offert",
      request: `
        <f:HamtaOffert>
          <f:Personnummer>198502102380</f:Personnummer>
          <f:Adress>Sparvvägen 7</f:Adress>
          <f:Postnummer>12345</f:Postnummer>
          <f:Fastighetsbeteckning>Farsta Sparven 1:7</f:Fastighetsbeteckning>
          <f:Inkopsar>2014</f:Inkopsar>
          <f:Byggar>1954</f:Byggar>
          <f:Renoveringsar>2008</f:Renoveringsar>
          <f:Boyta>142</f:Boyta>
          <f:Biyta>38</f:Biyta>
          <f:AntalBoende>4</f:AntalBoende>
          <f:AntalBadrum>2</f:AntalBadrum>
          <f:VattenburenVarme>true</f:VattenburenVarme>
          <f:Kallare>SUTERRANG</f:Kallare>
          <f:Larm>CENTRAL</f:Larm>
          <f:DrulleLosore>true</f:DrulleLosore>
          <f:DrulleByggnad>false</f:DrulleByggnad>
          <f:Byggnader>
            <f:Byggnad><f:Typ>garage</f:Typ><f:Yta>24</f:Yta><f:Vinterbonad>NEJ</f:Vinterbonad></f:Byggnad>
            <f:Byggnad><f:Typ>gaststuga</f:Typ><f:Yta>18</f:Yta><f:Vinterbonad>INREDD</f:Vinterbonad></f:Byggnad>
          </f:Byggnader>
        </f:HamtaOffert>`,
      answer: `
        <f:HamtaOffertSvar><f:Offert>
          <f:OffertId>Q-1</f:OffertId>
<f:Tillagg><f:Val><f:Kod>elektronik</f:Kod><f:Namn>Elektronik till nypris</f:Namn><f:Beskrivning>Datorer, telefoner och teve ersätts till nypris i fyra år.</f:Beskrivning><f:Arsbelopp>395.00</f:Arsbelopp></f:Val><f:Val><f:Kod>skadedjur</f:Kod><f:Namn>Skadedjur och husbock</f:Namn><f:Beskrivning>Sanering av skadedjur, och hel ersättning vid angrepp av husbock.</f:Beskrivning><f:Arsbelopp>198.00</f:Arsbelopp></f:Val><f:Val><f:Kod>resa</f:Kod><f:Namn>Utökat reseskydd</f:Namn><f:Beskrivning>Avbeställning, och resor som är längre än 45 dagar.</f:Beskrivning><f:Arsbelopp>329.00</f:Arsbelopp></f:Val></f:Tillagg>
          <f:Produktnamn>Granskog Stor</f:Produktnamn>
          <f:Arspremie>6588.00</f:Arspremie>
          <f:Manadspremie>549.00</f:Manadspremie>
          <f:Valuta>SEK</f:Valuta>
          <f:GiltigTom>2026-12-15</f:GiltigTom>
          <f:SjalvriskByggnad>1500.00</f:SjalvriskByggnad>
          <f:SjalvriskLosore>1500.00</f:SjalvriskLosore>
          <f:DrulleLosore>true</f:DrulleLosore>
          <f:DrulleByggnad>false</f:DrulleByggnad>
          <f:Rubrik>Drulle för dina saker ingår alltid.</f:Rubrik>
          <f:Fordelar>
            <f:Fordel>Drulle för saker ingår</f:Fordel>
            <f:Fordel>Badrum till nypris</f:Fordel>
            <f:Fordel>Egna hantverkare i hela landet</f:Fordel>
          </f:Fordelar>
          <f:Tjanster><f:Tjanst>Drulle</f:Tjanst><f:Tjanst>Reseskydd</f:Tjanst><f:Tjanst>ID-skydd</f:Tjanst></f:Tjanster>
          <f:Ovrigt>Skador av djur på tomten ingår upp till 30 000 kr.</f:Ovrigt>
          <f:BindningstidManader>12</f:BindningstidManader>
          <f:Dokument>
            <f:Lank>
              <f:Namn>Faktablad (IPID)</f:Namn><f:Adress>https://insurer.example/faktablad-villa.pdf</f:Adress>
            </f:Lank>
            <f:Lank><f:Namn>Villkor</f:Namn><f:Adress>https://insurer.example/villkor-villa.pdf</f:Adress></f:Lank>
          </f:Dokument>
        </f:Offert></f:HamtaOffertSvar>`,
      offer: {
        subscriptionName: "Granskog Stor",
        price: insurancePrice({ yearlyFeeOre: 658_800, monthlyFeeOre: 54_900 }, "ore-year"),
      },
      covers: covers("1 500 kr", "1 500 kr"),
    },
  ],
});
