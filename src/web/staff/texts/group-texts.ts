import type { EditedText } from "#domain/text/edited-text.ts";
import { SHARED_SERVICE } from "#domain/text/text-set.ts";
import { textByKey } from "#ui/texts/text-by-key.ts";
import { editorTexts } from "./editors.texts.sv.ts";
import { nameService } from "./service-name.ts";

export interface TextArea {
  readonly name: string;
  readonly texts: readonly EditedText[];
}

/** The texts by where they are read, in the order they came. */
export function groupTexts(texts: readonly EditedText[]): TextArea[] {
  const groups = Map.groupBy(texts, nameArea);
  return [...groups].map(([name, inArea]) => ({ name, texts: inArea }));
}

function nameArea({ aliasId, serviceId }: EditedText): string {
  const [first = ""] = aliasId.split(".");
  const area = textByKey(editorTexts.areas, first);
  return serviceId === SHARED_SERVICE ? area : editorTexts.areaOf(area, nameService(serviceId));
}
