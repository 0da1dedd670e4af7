export const bankNames = {
  ortugen: "Örtugen Bank",
  styvern: "Styvern",
  rantmaster: "Räntmäster",
  skarvan: "Skärvan",
  lanstugan: "Lånstugan",
  kopparlund: "Kopparlund",
  myntgarden: "Myntgården",
  rimfrost: "Rimfrost Bank",
} as const;
