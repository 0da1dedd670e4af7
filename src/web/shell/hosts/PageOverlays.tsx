import { type ComponentType, lazy, Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import type { ChatSettings } from "#web/shell/chat/chat-settings.ts";
import { usePageHosts } from "./lazy-hosts.ts";

// Loaded after the page; the page works without it.
const ChatLauncher = lazy(async (): Promise<{ default: ComponentType<ChatSettings> }> => {
  const part = await import("#web/shell/chat/ChatLauncher.tsx").catch(() => undefined);
  return { default: part?.ChatLauncher ?? (() => null) };
});

interface WithChat {
  readonly chat: ChatSettings | null;
}

/** The overlays of every page with script. */
export function PageOverlays() {
  const hosts = usePageHosts();
  const chat = useRouteLoaderData<WithChat>("root")?.chat;
  const isScripted = useIsScripted();
  if (!isScripted) return null;
  return (
    <>
      {hosts}
      {chat ? (
        <Suspense fallback={null}>
          <ChatLauncher {...chat} />
        </Suspense>
      ) : null}
    </>
  );
}
