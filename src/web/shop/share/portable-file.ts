import type { Route } from "./+types/portable-file";
import { sendTakenAlong } from "./send-taken-along.ts";

export const loader = ({ context, url }: Route.LoaderArgs): Promise<Response> => sendTakenAlong(context, url, "file");
