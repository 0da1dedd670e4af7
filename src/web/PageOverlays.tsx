import { type ComponentType, lazy, Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { useIsScripted } from "#ui/inputs/use-is-scripted.ts";
import { OverlayHosts } from "#ui/overlays/OverlayHosts.tsx";
import type { ChatSettings } from "./chat/chat-settings.ts";
import { usePhones } from "./frame/use-phones.ts";
import { paths } from "./paths.ts";

// Comes when the page has; one that cannot be fetched is missed by nobody.
const ChatLauncher = lazy(async (): Promise<{ default: ComponentType<ChatSettings> }> => {
  const part = await import("./chat/ChatLauncher.tsx").catch(() => undefined);
  return { default: part?.ChatLauncher ?? (() => null) };
});

interface WithChat {
  readonly chat: ChatSettings | null;
}

/** Where messages and the error modal are drawn. Part of the first load: the modal tells that nothing more can be loaded. */
export function PageOverlays() {
  const number = usePhones()?.customerServicePhone;
  const chat = useRouteLoaderData<WithChat>("root")?.chat;
  const isScripted = useIsScripted();
  if (!isScripted) return null;
  return (
    <>
      <OverlayHosts phone={number === undefined ? undefined : { number, href: paths.phone(number) }} />
      {chat ? (
        <Suspense fallback={null}>
          <ChatLauncher {...chat} />
        </Suspense>
      ) : null}
    </>
  );
}
