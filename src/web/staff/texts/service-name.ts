import { SHARED_SERVICE } from "#domain/text/text-set.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import { editorTexts } from "./editors.texts.sv.ts";

/** Whose text it is, in a word that editors know. */
export function nameService(serviceId: string): string {
  if (serviceId === SHARED_SERVICE) return editorTexts.shared;
  const web = placedVerticals.find(({ description }) => String(description.categoryId) === serviceId);
  return web?.description.texts.product ?? serviceId;
}
