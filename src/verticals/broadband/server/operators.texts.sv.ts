export const operatorNames = {
  fiberlin: "Fiberlin",
  bandtrast: "Bandtrast",
  kabelo: "Kabelö",
  ljustrad: "Ljustråd",
  pingvinet: "Pingvinet",
  vagskum: "Vågskum",
} as const;
