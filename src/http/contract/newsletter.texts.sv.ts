/** Spec 1 §5, §8; shared by the call and by the form that works without script. */
export const newsletterCallTexts = {
  failed: "Vänligen ange en giltig mejladress",
} as const;
