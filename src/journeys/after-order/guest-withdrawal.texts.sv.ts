export const guestWithdrawalTexts = {
  orderNumberInvalid: "Skriv numret som det står i mejlet, till exempel SP-7K3M9-Q2X8T.",
} as const;
