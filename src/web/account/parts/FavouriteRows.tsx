import Heart from "lucide-react/icons/heart";
import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { choosePrice, paidLine } from "#domain/offer/price.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { AccountFavourite } from "#http/contract/account-services.ts";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { Price } from "#ui/primitives/Price.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { toggleFavourite } from "#web/shell/favourites/toggle-favourite.ts";
import { accountFavouritesPath } from "#domain/addresses/account-paths.ts";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { checkoutPath } from "#domain/addresses/shop-paths.ts";
import styles from "./Rows.module.css";
import { accountFavouritesTexts as texts } from "./sections.texts.sv.ts";
import { compareHref, lookOf } from "./vertical-looks.ts";

/** Name of the posted field. */
export const FAVOURITE = "favorit";

export const FavouriteRows = ({ favourites }: { readonly favourites: readonly AccountFavourite[] }) => (
  <ul className={styles["list"]}>
    {favourites.map((favourite) => (
      <FavouriteRow key={favourite.favouriteId} favourite={favourite} />
    ))}
  </ul>
);

function FavouriteRow({ favourite }: { readonly favourite: AccountFavourite }) {
  const { providerName, providerSlug, product, subscriptionName, createdAtMs } = favourite;
  return (
    <li className={styles["favourite"]}>
      {providerSlug === undefined ? (
        <strong>{providerName}</strong>
      ) : (
        <LogoTile src={providerLogoPath(providerSlug)} name={providerName} />
      )}
      <div className={styles["offer"]}>
        <Price {...paidLine(choosePrice(favourite.price))} isMedium />
        <p className={styles["sub"]}>
          {capitalize(product)}, {subscriptionName}. {texts.savedOn(formatLongDate(swedishDate(createdAtMs)))}
        </p>
      </div>
      <RemoveForm favourite={favourite} />
      <span className={styles["go"]}>
        <CallToAction favourite={favourite} />
      </span>
    </li>
  );
}

/** A price that is no longer valid, or was found in another browser, is requested again. */
function CallToAction({ favourite: { canBeOrdered, vertical, resultId, providerName, product } }: RowProps) {
  const { place } = lookOf(vertical);
  if (canBeOrdered && place)
    return (
      <LinkButton href={checkoutPath(place, resultId)} look="secondary" size="small">
        <span aria-hidden="true">{texts.goOn}</span>
        <VisuallyHidden>{texts.goOnWith(providerName)}</VisuallyHidden>
      </LinkButton>
    );
  return (
    <LinkButton href={compareHref(vertical)} look="secondary" size="small">
      <span aria-hidden="true">{texts.compareAgain}</span>
      <VisuallyHidden>{texts.compareAgainWith(product)}</VisuallyHidden>
    </LinkButton>
  );
}

interface RowProps {
  readonly favourite: AccountFavourite;
}

/** A form of the browser's own; with script it shows the result without leaving the page. */
function RemoveForm({ favourite: { favouriteId, resultId, providerName } }: RowProps) {
  const { revalidate } = useRevalidator();
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    await toggleFavourite(resultId, favouriteId);
    await revalidate();
  };
  return (
    <form method="post" action={accountFavouritesPath()} onSubmit={(event) => void remove(event)}>
      <input type="hidden" name={FAVOURITE} value={favouriteId} />
      <button type="submit" className={styles["heart"]} aria-label={texts.remove(providerName)}>
        <Heart size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </form>
  );
}
