/** What an order of a contract asks for beyond the search. */
export const electricityOrderTexts = {
  facility: "Bostaden och elmätaren",
  movingIn: {
    label: "Ska du flytta in i bostaden?",
    help: "När du flyttar in kan avtalet börja redan i morgon. Annars tar ett byte minst 14 dagar.",
  },
  yes: "Ja",
  no: "Nej",
  facilityId: {
    label: "Anläggnings-id",
    help: "18 siffror som börjar med 735999. Det står på fakturan från nätbolaget. Lämna tomt, så hämtas det av elbolaget.",
  },
  facilityIdCorrection: "18 siffror som börjar med 735999. Det står på fakturan från nätbolaget.",
  facilityIdInvalid:
    "Anläggnings-id har 18 siffror och börjar med 735999. Kontrollera siffrorna mot fakturan från nätbolaget.",
  areaId: {
    label: "Områdes-id",
    help: "Tre bokstäver som står bredvid anläggnings-id. Lämna tomt om du inte vet.",
  },
  areaIdInvalid: "Områdes-id är tre bokstäver.",
  invoice: "Faktura och kontakt",
  paymentType: "Hur vill du betala?",
  paymentTypes: { einvoice: "E-faktura", directdebit: "Autogiro", paper: "Pappersfaktura" },
  otherInvoiceAddress: "Ska fakturan skickas till en annan adress?",
  invoiceAddress: "Fakturaadress",
  invoiceZip: "Postnummer för fakturan",
  invoiceZipInvalid: "Postnumret har fem siffror.",
  invoiceCity: "Ort för fakturan",
  mobile: {
    label: "Annat mobilnummer",
    help: "Om elbolaget ska skicka meddelanden om bytet till ett annat nummer än ditt.",
  },
  mandate: (supplier: string): string =>
    `Jag ger ${supplier} fullmakt att säga upp mitt nuvarande elavtal, att anmäla bytet till mitt nätbolag och att hämta mitt anläggnings-id och mina uppgifter om anläggningen därifrån. Fullmakten gäller tills bytet är klart.`,
} as const;
