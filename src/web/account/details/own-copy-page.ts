import type { Route } from "./+types/own-copy-page";
import { detailsTexts } from "./details.texts.sv.ts";
import { sendCopy } from "./send-copy.ts";

/** The same as a page to read and print, which loads nothing. */
export const loader = ({ context }: Route.LoaderArgs): Promise<Response> =>
  sendCopy(context, async (account) => ({
    text: await account.exportPage(),
    type: "text/html",
    fileName: detailsTexts.take.pageFileName,
  }));
