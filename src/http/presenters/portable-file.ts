import { writePortableFile } from "#domain/portable/portable-file.ts";
import type { PortableOffers } from "#domain/portable/portable-offers.ts";
import type { Signature } from "#domain/signed/verify-document.ts";
import type { OwnDocument } from "./order-confirmation.ts";
import { portablePdfTexts as texts } from "./portable-pdf.texts.sv.ts";

/** The signed file that a visitor takes along. */
export const writeSignedFile = (document: PortableOffers, signature: Signature, isOne: boolean): OwnDocument => ({
  fileName: `${isOne ? texts.offerFile : texts.listFile}.json`,
  content: new TextEncoder().encode(writePortableFile({ document, signature })),
});
