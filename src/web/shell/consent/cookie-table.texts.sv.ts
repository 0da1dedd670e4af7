export const cookieTableTexts = {
  caption: "Kakor och annat som sparas i din webbläsare",
  name: "Namn",
  purpose: "Varför",
  category: "Sort",
  life: "Hur länge",
  place: "Var",
  places: { cookie: "Kaka", "session-storage": "Flikens lagring", "local-storage": "Webbläsarens lagring" },
} as const;
