import type { Route } from "./+types/notice-document";
import { sendDocument } from "./send-document.ts";

export const loader = ({ context, url }: Route.LoaderArgs): Promise<Response> => sendDocument(context, url, "notice");
