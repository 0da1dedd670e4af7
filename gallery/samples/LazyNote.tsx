import { galleryTexts } from "../parts/gallery.texts.sv.ts";

/** In a file of its own, so that a test can keep its script from coming. */
export const LazyNote = () => <p role="note">{galleryTexts.errorModal.late}</p>;
