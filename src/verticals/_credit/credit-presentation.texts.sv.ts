/** Parts of sentences about a loan, and the agreement as it is shown and signed. */
export const creditTexts = {
  figures: { effective: "Effektiv ränta", monthly: "Varje månad", nominal: "Ränta", total: "Totalt" },
  years: (count: number): string => `${count} år`,
  months: (count: number): string => `${count} månader`,
  summary: (amount: string, time: string, fees: string, rate: string): string =>
    `${amount} på ${time}. ${fees} ${rate}`,
  noFee: "Ingen avgift.",
  setup: (fee: string): string => `Uppläggningsavgift ${fee}.`,
  notice: (fee: string): string => `Aviavgift ${fee} i månaden.`,
  variable: "Rörlig ränta.",
  fixed: "Fast ränta.",
  explanation: "Effektiv ränta är ränta och avgifter tillsammans, per år. Lägst totalkostnad visas först.",
  example: (
    amount: string,
    time: string,
    rate: string,
    fees: string,
    effective: string,
    monthly: string,
    months: number,
    total: string,
  ): string =>
    `${amount} på ${time} med ${rate}${fees} ger ${effective} effektiv ränta, ${monthly} i månaden i ${months} månader och ${total} totalt.`,
  exampleVariable: (rate: string): string => `${rate} rörlig ränta`,
  exampleFixed: (rate: string): string => `${rate} fast ränta`,
  exampleSetup: (fee: string): string => ` och ${fee} i uppläggningsavgift`,
  exampleNotice: (fee: string): string => ` och ${fee} i aviavgift varje månad`,
  exampleBoth: (setup: string, notice: string): string =>
    `, ${setup} i uppläggningsavgift och ${notice} i aviavgift varje månad`,
  steps: ["Du läser avtalet i sin helhet.", "Du skriver under med BankID.", "Långivaren betalar ut pengarna till dig."],
  payslip: {
    text: "De vill se din senaste lönespecifikation innan de svarar.",
    action: "Skicka lönespecifikation",
    label: "Din senaste lönespecifikation",
  },
  withdrawal: {
    before:
      "Har pengarna betalats ut betalar du tillbaka dem inom 30 dagar, med ränta för de dagar du har haft dem. De andra erbjudandena kommer inte tillbaka.",
    after: "Har pengarna betalats ut betalar du tillbaka dem inom 30 dagar.",
  },
  help: {
    heading: "Om du behöver råd",
    text: "Ett nej betyder inte att du har gjort något fel: banker bedömer inkomst och skulder olika. Vänta gärna ett tag innan du ansöker igen, varje ansökan kan ge en kreditupplysning. Har du svårt att få ekonomin att gå ihop kan din kommuns budget- och skuldrådgivning hjälpa dig, gratis och med tystnadsplikt.",
    link: {
      text: "Hitta rådgivningen i din kommun hos Konsumentverket",
      url: "https://www.konsumentverket.se/ekonomi/budget-och-skuldradgivning/",
    },
  },
  agreement: {
    credit: "Lånet",
    lender: "Långivare",
    borrower: "Låntagare",
    amount: "Lånebelopp",
    time: "Återbetalningstid",
    payment: "Att betala varje månad",
    payments: "Antal betalningar",
    total: "Att betala totalt",
    cost: "Varav ränta och avgifter",
    costHeading: "Ränta och avgifter",
    nominal: "Ränta per år",
    effective: "Effektiv ränta",
    stated: "Långivarens uppgift om effektiv ränta",
    setup: "Uppläggningsavgift",
    notice: "Aviavgift varje månad",
    none: "Ingen",
    rate: (value: string, kind: string): string => `${value}, ${kind}`,
    variableKind: "rörlig",
    fixedKind: "fast",
    rights: "Dina rättigheter",
    variable:
      "Räntan är rörlig. Långivaren får höja den bara om kreditkostnaden har ökat för långivaren, och ska berätta det för dig innan höjningen börjar gälla. Blir kostnaden lägre ska räntan sänkas på samma sätt.",
    fixed: "Räntan är fast under hela lånet.",
    effectiveNote:
      "Vi har räknat ut den effektiva räntan med den formel som konsumentkreditlagen anger, utifrån långivarens villkor: lika stora betalningar varje månad, uppläggningsavgiften tillsammans med den första.",
    withdrawal:
      "Du kan ångra lånet inom 14 dagar från den dag du har skrivit under, utan att säga varför. Du betalar då tillbaka lånebeloppet och räntan för de dagar du har haft pengarna, senast 30 dagar efter att du ångrade dig. Du ångrar dig på Mina sidor eller direkt hos långivaren.",
    early: "Du kan när som helst betala tillbaka hela lånet eller en del av det i förtid.",
    unpaid:
      "Betalar du för sent kan långivaren ta ut dröjsmålsränta och påminnelseavgift enligt lag, och till slut lämna kravet till Kronofogden. Du kan då få en betalningsanmärkning och få svårare att låna.",
    complaint:
      "Är du missnöjd kontaktar du i första hand långivaren. Du kan också få saken prövad av Allmänna reklamationsnämnden eller domstol.",
  },
  signed: {
    borrows: (who: string, amount: string, lender: string): string => `Jag, ${who}, lånar *${amount}* av *${lender}*.`,
    repays: (monthly: string, months: number, total: string): string =>
      `Jag betalar tillbaka *${monthly} i månaden* i ${months} månader, ${total} totalt.`,
    rate: (nominal: string, effective: string): string =>
      `Räntan är ${nominal} om året och den effektiva räntan *${effective}*.`,
    fees: (fees: string): string => `Avgifter: ${fees}`,
    noFees: "Lånet har inga avgifter.",
    withdrawal: "Jag har läst avtalet och kreditinformationen och kan ångra mig i 14 dagar.",
  },
} as const;
