export const chatTexts = {
  launch: "Chatta med oss",
  name: "Chatt",
  minimize: "Minimera chatten",
  open: "Öppna chatten",
  loading: "Öppnar chatten…",
  consentTitle: "Chatten kommer från ett annat företag",
  consentText:
    "När du öppnar chatten får företaget bakom den veta vad du har svarat i formuläret, men aldrig ditt personnummer. För det behöver vi ditt ja till statistikkakor.",
  consentYes: "Tillåt och öppna chatten",
  consentNo: "Nej tack",
  failed: "Chatten gick inte att öppna. Ring oss gärna i stället.",
} as const;
