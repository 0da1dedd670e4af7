/**
 * What the code does not know of the processing of personal data: which tables serve one purpose, on which legal basis, whose data it is, and who
 * gets it. `record-of-processing.ts` joins it with the retention table; `findRecordFaults` finds a table, a purpose of the privacy page or an
 * outside system that is missing here.
 */
export interface Activity {
  readonly purpose: string;
  readonly persons: string;
  readonly tables: readonly string[];
  /** Purposes of the privacy page: their legal bases are those of the page. */
  readonly pageTerms?: readonly string[];
  /** A legal basis that the page does not state, or not in this form. */
  readonly basis?: string;
  readonly recipients: readonly RecipientName[];
  /** What is processed without a table. */
  readonly elsewhere?: string;
}

/** Outside systems and persons that get personal data from us; `adapters` are the folders of src/adapters that send it. */
export const RECIPIENTS = {
  providers: { name: "the providers that the person asks, orders from or writes to", adapters: ["providers"] },
  populationRegister: { name: "the population register SPAR", adapters: ["spar"] },
  vehicleRegister: { name: "the vehicle register", adapters: ["vehicle-registry"] },
  companyRegister: { name: "a company register", adapters: ["organisation-registry"] },
  aggregator: { name: "the aggregator that reads insurances at the insurer", adapters: ["insurance-data"] },
  bankId: { name: "BankID", adapters: ["bankid"] },
  mailCarrier: { name: "the mail carrier (processor)", adapters: ["email"] },
  formerInsurer: { name: "the former insurer, by mail", adapters: ["email"] },
  chosenPerson: { name: "the person whom the visitor invites or sends a link", adapters: [] },
  allowedProgram: { name: "the program that the person has allowed", adapters: [] },
  consentedCompanies: {
    name: "the companies behind measurement, advertising, chat and reviews, after consent",
    adapters: [],
  },
} as const satisfies Record<string, { readonly name: string; readonly adapters: readonly string[] }>;

export type RecipientName = keyof typeof RECIPIENTS;

/** Adapters that send no personal data to another organisation, each with the reason. */
export const NOT_RECIPIENTS: Readonly<Record<string, string>> = {
  postgres: "our own storage, run by the operator",
  redis: "our own storage, run by the operator",
  restate: "our own engine, run by the operator; ids and states alone",
  simulators: "outside production alone",
  "email-check": "asks the name servers about a domain, never about an address",
  "language-model": "gets facts of offers under letters, nothing about the person (`docs/assistant.md`)",
  "postal-codes": "a file that is part of the program",
  "proof-of-work": "computed in the browser and checked here",
};

export const ACTIVITIES: readonly Activity[] = [
  {
    purpose: "Getting prices",
    persons: "visitors, and those whom a visitor enters in a form",
    tables: ["searches", "offers"],
    pageTerms: ["Hämta priser åt dig", "Visa vad andra har gjort"],
    recipients: ["providers", "vehicleRegister"],
    elsewhere: "Redis: the progress of a search, for minutes",
  },
  {
    purpose: "Checking a typed number",
    persons: "visitors, and those whose number is typed",
    tables: ["lookups"],
    pageTerms: ["Visa att du har skrivit rätt nummer"],
    recipients: ["populationRegister", "vehicleRegister"],
    elsewhere: "Redis: the answer of SPAR, encrypted, for at most a day",
  },
  {
    purpose: "Answering who was asked about a person",
    persons: "those whom a search is about",
    tables: ["disclosures"],
    basis: "legal obligation (6.1 c): the right of access, art. 15",
    recipients: [],
  },
  {
    purpose: "Fetching the present insurance",
    persons: "visitors who ask for it",
    tables: ["fetches"],
    pageTerms: ["Hämta din nuvarande försäkring"],
    basis: "explicit consent (9.2 a) where health or union membership comes along",
    recipients: ["aggregator", "bankId"],
    elsewhere: "Redis: the progress of a fetch, for minutes",
  },
  {
    purpose: "Taking and following an order",
    persons: "customers",
    tables: [
      "checkout_versions",
      "orders",
      "order_events",
      "order_signatures",
      "order_checks",
      "signings",
      "deliveries",
      "delivery_changes",
      "withdrawals",
      "withdrawal_codes",
      "cancellations",
    ],
    pageTerms: ["Ta emot en beställning"],
    recipients: ["providers", "bankId", "mailCarrier", "formerInsurer"],
  },
  {
    purpose: "Helping with an order",
    persons: "customers, staff",
    tables: ["case_notes"],
    pageTerms: ["Hjälpa dig med en beställning"],
    recipients: [],
  },
  {
    purpose: "Applying for credit",
    persons: "applicants and co-applicants",
    tables: [
      "applications",
      "application_answers",
      "application_drafts",
      "application_signatures",
      "application_files",
      "acceptances",
    ],
    pageTerms: ["Ta emot en ansökan om lån"],
    recipients: ["providers", "bankId", "mailCarrier"],
  },
  {
    purpose: "Sending a request to one provider",
    persons: "visitors who ask for it",
    tables: ["leads"],
    pageTerms: ["Skicka din förfrågan till ett bolag"],
    recipients: ["providers", "mailCarrier"],
  },
  {
    purpose: "Counting who leaves for a provider's site",
    persons: "visitors",
    tables: ["link_outs"],
    pageTerms: ["Räkna hur många som går vidare till ett bolags egen sida"],
    recipients: [],
  },
  {
    purpose: "Logging in, and my pages",
    persons: "customers with an account",
    tables: ["persons", "sessions", "login_orders", "visitor_ids", "browser_identifications", "favourites"],
    pageTerms: ["Logga in dig", "Spara favoriter"],
    recipients: ["bankId"],
  },
  {
    purpose: "Showing what switching saves",
    persons: "customers with an account",
    tables: ["savings"],
    pageTerms: ["Visa hur mycket den som byter sparar"],
    recipients: [],
  },
  {
    purpose: "The household's agreements and calendar",
    persons: "customers with an account",
    tables: ["held_contracts", "calendar_links"],
    pageTerms: ["Visa hushållets avtal"],
    recipients: [],
  },
  {
    purpose: "Sharing a household",
    persons: "customers with an account, and those they invite",
    tables: ["household_invitations", "household_members", "household_shares"],
    pageTerms: ["Dela hushåll med den du bor med"],
    recipients: ["chosenPerson", "mailCarrier"],
  },
  {
    purpose: "Sharing a list",
    persons: "visitors who share, and those who answer",
    tables: ["list_shares", "list_share_votes"],
    pageTerms: ["Dela en lista med någon"],
    recipients: ["chosenPerson"],
  },
  {
    purpose: "Comparing again in time",
    persons: "customers who turn a watch on",
    tables: ["watches", "watch_findings"],
    pageTerms: ["Bevaka ett avtal åt dig"],
    recipients: ["providers", "mailCarrier"],
  },
  {
    purpose: "Letting a person's own program read",
    persons: "customers who allow a program",
    tables: ["agent_grants", "agent_tokens", "agent_uses"],
    pageTerms: ["Låta ett program läsa åt dig"],
    recipients: ["allowedProgram"],
  },
  {
    purpose: "The newsletter",
    persons: "subscribers",
    tables: ["newsletter_subscribers"],
    pageTerms: ["Skicka nyhetsbrevet"],
    recipients: ["mailCarrier"],
  },
  {
    purpose: "A mail when a service opens",
    persons: "those who ask for it",
    tables: ["waiting_list"],
    pageTerms: ["Säga till när en tjänst finns"],
    recipients: ["mailCarrier"],
  },
  {
    purpose: "Answering questions to the experts",
    persons: "those who ask",
    tables: ["expert_questions"],
    pageTerms: ["Svara på frågor till experterna"],
    recipients: ["mailCarrier"],
  },
  {
    purpose: "Answering companies that want to be compared",
    persons: "contact persons of companies",
    tables: [],
    pageTerms: ["Svara bolag som vill vara med i jämförelsen"],
    recipients: ["companyRegister", "mailCarrier"],
    elsewhere: "`mails`, and the mailbox of staff",
  },
  {
    purpose: "The competition and gifts",
    persons: "customers who take part",
    tables: ["competition_entries", "gift_entries"],
    pageTerms: ["Lotta ut tävlingens vinst"],
    recipients: ["mailCarrier"],
  },
  {
    purpose: "Measurement, chat and reviews",
    persons: "visitors who have consented",
    tables: ["measurements"],
    pageTerms: ["Mäta besök, chatta och visa omdömen"],
    recipients: ["consentedCompanies"],
  },
  {
    purpose: "Proof of consent to cookies",
    persons: "visitors",
    tables: ["consents"],
    basis: "legal obligation (6.1 c): art. 7.1",
    recipients: [],
  },
  {
    purpose: "Sending mails once, and not to dead addresses",
    persons: "those who get a mail",
    tables: ["mails", "suppressed_addresses"],
    basis: "that of the purpose which the mail belongs to; legitimate interest (6.1 f) for dead addresses",
    recipients: ["mailCarrier"],
  },
  {
    purpose: "Proof of what staff read, and of erasures",
    persons: "customers, staff",
    tables: ["desk_reads", "expert_question_reads", "erasures", "erasure_receipts"],
    basis: "legal obligation (6.1 c): art. 5.2 and 32",
    recipients: [],
  },
  {
    purpose: "Staff permissions, and who published what",
    persons: "staff",
    tables: ["staff", "text_events", "newsletter_issues"],
    basis: "legitimate interest (6.1 f) of knowing who may do what",
    recipients: [],
  },
  {
    purpose: "Security of the service",
    persons: "visitors",
    tables: [],
    pageTerms: ["Hålla tjänsten säker"],
    recipients: [],
    elsewhere: "Redis: counts by address, for at most an hour; logs without personal data (`docs/security/logging.md`)",
  },
];
