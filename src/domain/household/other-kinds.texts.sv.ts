/** Agreements that a household has and that we do not compare. */
export const otherKindTexts = {
  travel: "reseförsäkring",
  pet: "djurförsäkring",
  life: "livförsäkring",
  phone: "mobilabonnemang",
  streaming: "strömningstjänst",
  alarm: "hemlarm",
  other: "annat avtal",
};
