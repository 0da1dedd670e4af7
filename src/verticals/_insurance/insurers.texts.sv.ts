/** The insurers' names as visitors know them. All are invented. */
export const insurerNames = {
  granskog: "Granskog Försäkring",
  rattvis: "Rattvis",
  tuvull: "Tuvull",
  fyrbak: "Fyrbåk",
  akerbar: "Åkerbär",
  kronhjort: "Kronhjort",
  ljunghed: "Ljunghed",
  milvis: "Milvis",
  bjorkhaga: "Björkhaga Ömsesidiga",
  nordkaj: "Nordkaj",
  rask: "Rask",
  stenvalv: "Stenvalv",
} as const;
