export const lenderNames = {
  ortugen: "Örtugen Bank",
  styvern: "Styvern",
  rantmaster: "Räntmäster",
  skarvan: "Skärvan",
  lanstugan: "Lånstugan",
  kopparslant: "Kopparslant Bank",
  halvskilling: "Halvskilling",
  myntgatan: "Myntgatan",
} as const;
