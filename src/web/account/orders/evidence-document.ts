import type { Route } from "./+types/evidence-document";
import { sendDocument } from "./send-document.ts";

export const loader = ({ context, url }: Route.LoaderArgs): Promise<Response> => sendDocument(context, url, "evidence");
