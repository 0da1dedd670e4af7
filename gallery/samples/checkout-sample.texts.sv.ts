import { describeRemuneration } from "#domain/order/remuneration.texts.sv.ts";
import type { CheckoutState, FormParameter, SubmittedOrderData } from "#http/contract/order.schema.ts";
import type { OrderCompleteData } from "#http/contract/order-complete.schema.ts";

type Sampled = Pick<FormParameter["model"], "ParameterName"> & {
  readonly type: FormParameter["type"];
  readonly label: string;
  readonly value?: string;
  readonly shown?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly required?: boolean;
  readonly suffix?: string;
  readonly help?: string;
  readonly recalculates?: boolean;
  readonly min?: string;
  readonly max?: string;
};

const parameter = (field: Sampled): FormParameter => ({
  type: field.type,
  model: {
    ParameterName: field.ParameterName,
    DefaultValue: field.value ?? null,
    FormattedValue: field.shown ?? null,
    ParameterValues: field.options ? Object.entries(field.options).map(([Id, Value]) => ({ Id, Value })) : null,
    Values: null,
  },
  attrs: {
    label: field.label,
    required: field.required ?? true,
    disabled: false,
    min: field.min ?? null,
    max: field.max ?? null,
    maxlength: null,
    pattern: null,
    suffix: field.suffix ?? null,
    autocomplete: null,
  },
  events: field.recalculates ? { change: ["recalculate"] } : null,
  helpText: field.help ?? null,
  info: null,
});

/** As the server describes a checkout; every name in it is made up. */
export const sampleCheckoutState: CheckoutState = {
  ResultId: "erbjudande-rattvis",
  SearchId: "exempel",
  CheckoutVersion: 1,
  FormParameters: {
    personalheader: [
      parameter({ type: "readonly", ParameterName: "civicnumber", label: "Personnummer", value: "19850210-••••" }),
      parameter({ type: "email", ParameterName: "email", label: "Mejladress" }),
      parameter({ type: "phone", ParameterName: "phone", label: "Mobilnummer" }),
    ],
    ownheader: [],
    customizeheader: [
      parameter({
        type: "radio",
        ParameterName: "payment",
        label: "Hur vill du betala?",
        value: "monthly",
        options: { monthly: "Varje månad", yearly: "En gång om året" },
        recalculates: true,
      }),
    ],
    discountheader: [
      parameter({
        type: "text",
        ParameterName: "discountcode",
        label: "Rabattkod",
        required: false,
        recalculates: true,
      }),
    ],
    excesscostheader: [
      parameter({
        type: "dropdown",
        ParameterName: "excesscost",
        label: "Självrisk",
        value: "1500",
        options: { "1500": "1 500 kr", "3000": "3 000 kr" },
        recalculates: true,
      }),
    ],
    additionalheader: [
      parameter({
        type: "checkboxinput",
        ParameterName: "rentalcar",
        label: "Hyrbil i 45 dagar",
        help: "När bilen står på verkstad efter en skada.",
        suffix: "+ 19 kr/mån",
        required: false,
        recalculates: true,
      }),
      parameter({
        type: "checkboxinput",
        ParameterName: "wildlife",
        label: "Lägre självrisk vid viltolycka",
        help: "Du betalar 0 kr om du krockar med djur.",
        suffix: "+ 24 kr/mån",
        required: false,
        recalculates: true,
      }),
    ],
    extrabuildingsheader: [],
    summaryheader: [
      parameter({ type: "readonly", ParameterName: "sum-thing", label: "Försäkras", value: "SPV 24K, Volvo V60" }),
      parameter({ type: "readonly", ParameterName: "sum-cover", label: "Försäkring", value: "Halvförsäkring" }),
      parameter({
        type: "readonly",
        ParameterName: "sum-start",
        label: "Börjar gälla",
        value: "2027-01-18",
        shown: "18 januari 2027",
      }),
    ],
    subscriptionheader: [
      parameter({
        type: "date",
        ParameterName: "startdate",
        label: "Startdatum",
        value: "2026-11-16",
        min: "2026-11-15",
        max: "2027-05-15",
        recalculates: true,
      }),
    ],
    consent: [
      parameter({
        type: "checkboxinput",
        ParameterName: "terms",
        label: "Jag har läst förköpsinformationen och godkänner villkoren.",
        help: "Försäkringen tecknas hos Rattvis. Du har 14 dagars ångerrätt.",
      }),
    ],
    hidden: [parameter({ type: "hidden", ParameterName: "calculate", label: "", value: "false" })],
  },
  PriceInfo: {
    Fee: "236",
    FeeText: "/mån",
    FeeRaw: 236,
    MonthlyFee: "236",
    YearlyFee: "2 832",
    YearlyFeeRaw: 2_832,
    Outdated: false,
    PayAsYouDrive: false,
    PayAsYouDriveInfo: null,
    Agreed: null,
  },
  SubscriptionInfo: {
    ProviderId: 2,
    ProviderName: "Rattvis",
    ProviderLogoUrl: "/logos/rattvis.svg",
    ProviderHighResolutionLogoUrl: "/logos/rattvis.svg",
    SubscriptionName: "Halvförsäkring",
    InsuranceType: "half",
    ClickUrl: null,
    RightOfWithdrawalInfo:
      "Du har 14 dagars ångerrätt från det att avtalet ingicks. Du ångrar köpet med länken Ångra ett köp, längst ner på varje sida hos Sparv. Du behöver inte logga in.",
    GeneralInfo: "Försäkringen gäller i ett år och förnyas om du inte säger upp den.",
    InfoUrls: [
      { Name: "Faktablad", Url: "/dokument/faktablad.pdf" },
      { Name: "Om bolaget", Url: "/om/" },
    ],
    InfoAndOffers: "Rattvis försäkrar bilar i hela landet.",
    InfoAndOffersArray: ["Skadeanmälan dygnet runt", "Ingen startavgift"],
    Services: ["Assistans"],
    Description: "Gäller i hela Europa.",
    ExcessCostTraffic: { FormattedValue: null, Value: 0 },
    ExcessCostTheft: { FormattedValue: "1 500 kr", Value: 1_500 },
    ExcessCostVehicle: null,
    ExcessCostInfo: [
      { type: "THEFT", name: "Stöld", description: "1 500 kr", disclaimer: null, isIncluded: true },
      { type: "GLASS", name: "Glas", description: "1 500 kr", disclaimer: null, isIncluded: true },
    ],
    Covers: [],
    Notices: [],
    Terms: [{ type: "BINDING", name: "Bindningstid", description: "Ingen" }],
  },
  IsCheaper: true,
  YearlyFeeSaved: "1 476 kr",
  CoverChange: null,
  IsMoreCover: false,
  IsSameProvider: false,
  Former: null,
  Needs: {
    Title: "Dina krav och behov",
    Statement: "Du har sökt en halvförsäkring till en bil som du kör 1 001–1 500 mil om året.",
    Items: [{ Id: "cover", Name: "Försäkring", Value: "Halvförsäkring" }],
    FactSheet: { Name: "Faktablad för Rattvis Halv", Url: "/dokument/faktablad.pdf" },
    Remuneration: { Text: describeRemuneration("Rattvis", 12, "340 kr"), Url: "/sa-tjanar-vi-pengar/" },
    Ranking: { Text: "Listan är ordnad efter årspris.", Url: "/sa-rankar-vi/" },
    TextVersion: "exempel",
  },
  SubmittedOrderData: null,
  Signing: null,
};

const sampleOrder: SubmittedOrderData = {
  OrderType: "order",
  OrderId: "4821-6630",
  ResultId: "erbjudande-rattvis",
  State: "placed",
  ProviderOrderId: "R-1",
  RedirectUrl: null,
  Message: null,
  StartDate: "2027-01-18",
  OrderedAt: "2026-11-15T09:00:00Z",
  SummaryData: {
    additionalheader: [{ Id: "rentalcar", Name: "Hyrbil i 45 dagar", Value: "+ 19 kr/mån" }],
    customizeheader: [{ Id: "startdate", Name: "Startdatum", Value: "18 januari 2027" }],
    personalheader: [
      { Id: "name", Name: "Namn", Value: "Anna Lindqvist" },
      { Id: "email", Name: "Mejladress", Value: "anna@exempel.se" },
      { Id: "phone", Name: "Mobilnummer", Value: "0701740605" },
    ],
    subscriptionheader: [{ Id: "carregnumber", Name: "Registreringsnummer", Value: "SPV24K" }],
  },
};

/** A placed order, or one in another state. */
export const sampleOrderData = (order: Partial<SubmittedOrderData> = {}): OrderCompleteData => ({
  SubmittedOrderData: { ...sampleOrder, ...order },
  SubscriptionInfo: sampleCheckoutState.SubscriptionInfo,
  PriceInfo: sampleCheckoutState.PriceInfo,
  YearlyFeeSaved: sampleCheckoutState.YearlyFeeSaved,
  ComparedWith: "Granskog",
  Replaces: { ProviderName: "Granskog", EndsOn: "2027-01-18" },
  Needs: sampleCheckoutState.Needs,
  OrderHeaderCoach: "my",
  OrderHeaderCoachData: {
    Title: "Klart. Bilen är försäkrad från 18 januari.",
    Bullet1: "Bekräftelsen är skickad till anna@exempel.se",
    Bullet2: "Rattvis skickar försäkringsbrevet",
    Bullet3: "Du kan ångra dig till och med 29 november 2026",
    CoachTitle: "Fortsätt jämföra",
    Coach: {
      Bullets: [
        {
          Href: "/forsakring/",
          Completed: true,
          IconColorClass: "done",
          IconVue: "",
          TitleShort: "Försäkring",
          TitleShorter: "Försäkring",
          Tracking: "",
        },
        {
          Href: "/el/",
          Completed: false,
          IconColorClass: "later",
          IconVue: "el",
          TitleShort: "Elavtal",
          TitleShorter: "El",
          Tracking: "",
        },
      ],
    },
  },
  IsByOther: false,
  Confirmation: null,
  AdditionalContent: {
    Title: "Fortsätt jämföra",
    Text: "Det tar några minuter.",
    Bullets: [
      { Title: "Bilförsäkring", Text: "", Href: "/forsakring/", Completed: true },
      { Title: "Elavtal", Text: "Se vad elen kostar", Href: "/el/", Completed: false },
    ],
  },
  ExtendedData: { Gtm: { DataLayer: null } },
});

export const checkoutGalleryTexts = {
  checkout: "Kassa",
  withRenewal: "Med hämtat datum",
  withoutRenewal: "Utan hämtat datum",
  order: "Efter beställningen",
  placed: "Klar",
  open: "På väg",
  refused: "Nej från bolaget",
  uncertain: "Oklar",
  points: "Därför, i en lista",
} as const;
