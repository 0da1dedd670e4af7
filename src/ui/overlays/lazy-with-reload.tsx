import { type ComponentType, type ReactNode, use, useEffect } from "react";
import { dispatchHydrated } from "#ui/pieces/hydrated-event.ts";
import { openErrorModal } from "./error-modal-state.ts";
import { overlayTexts } from "./overlays.texts.sv.ts";

export interface LazyPiece<Props> {
  (props: Props): ReactNode;
  /** Starts loading ahead of need. A failure is not reported until the component is needed. */
  readonly preload: () => void;
  /** The same, for callers that wait: after success the component is rendered at once, without a fallback. */
  readonly loadAhead: () => Promise<void>;
}

/**
 * Like React's `lazy`, and F-102: when the script fails to load, the visitor is asked to reload the page. A visitor who
 * closes the dialog instead gets nothing in this place, and a new attempt the next time the component is shown.
 */
export function lazyWithReload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reload: () => void = () => location.reload(),
): LazyPiece<Props> {
  let ahead: Promise<ComponentType<Props>> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const start = () => (loading ??= (ahead ?? load()).catch(() => askToReload()));
  const givenUp = Promise.resolve<ComponentType<Props>>(Nothing);

  async function askToReload(): Promise<ComponentType<Props>> {
    const isReloading = await openErrorModal({ buttonLabel: overlayTexts.error.reload });
    if (!isReloading) return Nothing;
    reload();
    // The page is being left: code that waits for the component keeps waiting.
    return new Promise(() => undefined);
  }

  function Nothing() {
    useEffect(() => {
      loading = givenUp;
      return () => {
        loading = undefined;
      };
    }, []);
    return null;
  }

  function Piece(props: Props) {
    // A render that waited is finished by what it waited for: React reports one that ends without asking for it again.
    const Loaded = loading ? use(loading) : (loaded ?? use(start()));
    // The server's markup of it can be pressed from now on.
    useEffect(dispatchHydrated, []);
    // oxlint-disable-next-line react/static-components -- loaded once, not created here
    return <Loaded {...props} />;
  }
  Piece.loadAhead = async () => {
    try {
      loaded = await (ahead ??= load());
    } catch {
      ahead = undefined;
    }
  };
  Piece.preload = () => void Piece.loadAhead();
  return Piece;
}

const onServer: Promise<void>[] = [];

/** For what the server renders at once and the browser fetches when it is needed. Its module awaits `piecesOnServer`. */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPiece<Props> {
  const piece = lazyWithReload(load);
  if (import.meta.env.SSR) onServer.push(load().then(piece.loadAhead));
  return piece;
}

/** Only on the server: a component that has not been loaded would not be rendered there. */
export const piecesOnServer = () => Promise.all(onServer);
