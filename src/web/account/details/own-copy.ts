import type { Route } from "./+types/own-copy";
import { detailsTexts } from "./details.texts.sv.ts";
import { sendCopy } from "./send-copy.ts";

/** GDPR art. 15 and 20: everything that is stored about the person, to take along. */
export const loader = ({ context }: Route.LoaderArgs): Promise<Response> =>
  sendCopy(context, async (account) => {
    const exported = await account.exportAll();
    return {
      text: exported && JSON.stringify(exported, null, 2),
      type: "application/json",
      fileName: detailsTexts.take.jsonFileName,
    };
  });
