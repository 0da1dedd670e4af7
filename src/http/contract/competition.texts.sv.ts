/** What is wrong with a sign-up, by page and by call alike. */
export const competitionErrorTexts = {
  declared: "Kryssa i rutan om du får vara med enligt reglerna.",
  notBought: "Vi hittar inget köp av bilförsäkring som kan vara med.",
  tooLate: "Anmälan för den månaden har stängt.",
} as const;
