import Heart from "lucide-react/icons/heart";
import { startTransition, useEffect, useEffectEvent, useOptimistic, useState, useTransition } from "react";
import { openHash } from "#ui/overlays/hash-history.ts";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
import { nameOffer } from "#web/shop/offers/offer-name.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import styles from "./FavouriteButton.module.css";
import { storePendingFavourite, takePendingFavourite } from "./pending-favourite.ts";
import { favouriteTexts } from "#web/shell/favourites/favourites.texts.sv.ts";

/** C-056. Part of the page from the start, and therefore only a heart: what a press does comes with the first one. */
export function FavouriteButton({ offer }: { readonly offer: ShownOffer }) {
  const { resultId, favouriteId } = offer;
  const isLoggedIn = useShownSession() !== null;
  const [savedId, setSavedId] = useState(favouriteId);
  // Seen at once; goes back by itself when the server does not agree.
  const [isMarked, showMarked] = useOptimistic(savedId !== undefined);
  const [isAsking, ask] = useTransition();

  const toggle = () =>
    ask(async () => {
      showMarked(savedId === undefined);
      const outcome = await import("#web/shell/favourites/toggle-favourite.ts")
        .then(({ toggleFavourite }) => toggleFavourite(resultId, savedId))
        .catch(() => ({ kind: "failed" }) as const);
      if (outcome.kind === "done") startTransition(() => setSavedId(outcome.favouriteId));
      if (outcome.kind === "logged-out") askToLogIn(resultId);
    });

  // Pressed before the login that has just reloaded the page.
  const saveWished = useEffectEvent(() => {
    if (isLoggedIn && takePendingFavourite(resultId) && savedId === undefined) toggle();
  });
  useEffect(() => saveWished(), []);

  const press = () => {
    if (!isLoggedIn) askToLogIn(resultId);
    else if (!isAsking) toggle();
  };

  return (
    <button
      type="button"
      className={styles["heart"]}
      aria-pressed={isMarked}
      aria-label={favouriteTexts.save(nameOffer(offer))}
      onClick={press}
    >
      <Heart size={24} strokeWidth={1.75} />
    </button>
  );
}

function askToLogIn(resultId: string): void {
  storePendingFavourite(resultId);
  openHash(LOGIN_HASH);
}
