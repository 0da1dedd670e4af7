export interface AnnouncedNames {
  /** As one word in a menu. */
  readonly menu: string;
  /** "villaförsäkring", as in "Jämför villaförsäkring". */
  readonly product: string;
}

/** Services that are not built yet, by the last word of their address. A service that is built is not looked up here. */
export const announcedNames: Readonly<Record<string, AnnouncedNames>> = {
  villa: { menu: "Villa", product: "villaförsäkring" },
  hem: { menu: "Hem", product: "hemförsäkring" },
  olycksfall: { menu: "Olycksfall", product: "olycksfallsförsäkring" },
  el: { menu: "El", product: "elavtal" },
  bredband: { menu: "Bredband", product: "bredband" },
  privatlan: { menu: "Privatlån", product: "privatlån" },
  bolan: { menu: "Bolån", product: "bolån" },
  sparande: { menu: "Sparande", product: "sparkonton" },
};
