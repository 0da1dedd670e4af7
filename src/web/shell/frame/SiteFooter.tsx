import type { ReactNode } from "react";
import { capitalize } from "#domain/text/capitalize.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { listAnnounced } from "#web/shell/services/announced-services.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { CookieSettingsLink } from "#web/shell/consent/CookieSettingsLink.tsx";
import {
  aboutPath,
  accessibilityPath,
  bigDayPath,
  cookiePolicyPath,
  mobilePhonesPath,
  motorFuelPath,
  newsletterPath,
  pensionsPath,
  privacyPolicyPath,
  rankingPath,
  recyclingPath,
  remunerationPath,
  termsPath,
} from "#domain/addresses/content-paths.ts";
import { guestWithdrawPath } from "#domain/addresses/after-order-paths.ts";
import { companiesPath, expertPath } from "#domain/addresses/question-paths.ts";
import { logoOnDarkPath } from "#domain/addresses/file-paths.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import type { BannerKind } from "#web/browser/banner-events.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import styles from "./SiteFooter.module.css";
import { usePhones } from "#web/shell/phones/use-phones.ts";

export function SiteFooter() {
  const texts = useTexts(frameTexts);
  const phone = usePhones()?.customerServicePhone;
  return (
    <footer className={styles["footer"]}>
      <Wrap className={styles["grid"]}>
        <div className={styles["about"]}>
          <img src={logoOnDarkPath()} alt={texts.siteTitle} width={147} height={44} loading="lazy" />
          <p>{texts.about}</p>
          {phone ? (
            <p>
              {texts.customerService}
              <br />
              <a className={styles["phone"]} href={phoneLink(phone)}>
                {phone}
              </a>
              <br />
              {texts.hours}
            </p>
          ) : null}
        </div>
        <Column heading={texts.compareMenu}>
          {placedVerticals.map(({ description }) => (
            <li key={description.name}>
              <a href={productPath(description)}>{capitalize(description.texts.product)}</a>
            </li>
          ))}
          {listAnnounced().map(({ service, slug, names }) => (
            <li key={slug}>
              <a href={service.path}>{capitalize(names.product)}</a>
            </li>
          ))}
        </Column>
        <Column heading={texts.aboutHeading}>
          {ABOUT_LINKS.map(([text, href]) => (
            <li key={href}>
              <a href={href} data-banner-show={href === newsletterPath() ? NEWSLETTER : undefined}>
                {text}
              </a>
            </li>
          ))}
        </Column>
        <Column heading={texts.moreHeading}>
          <li>
            <NewTabLink href={bigDayPath()}>{texts.bigDay}</NewTabLink>
          </li>
          {MORE_LINKS.map(([text, href]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </Column>
        <Column heading={texts.termsHeading}>
          <li>
            <a href={guestWithdrawPath()}>{texts.withdraw}</a>
          </li>
          <li>
            <NewTabLink href={termsPath()}>{texts.terms}</NewTabLink>
          </li>
          <li>
            <NewTabLink href={privacyPolicyPath()}>{texts.privacy}</NewTabLink>
          </li>
          <li>
            <a href={cookiePolicyPath()}>{texts.cookies}</a>
          </li>
          <li>
            <CookieSettingsLink />
          </li>
        </Column>
      </Wrap>
      <div className={styles["end"]}>
        <Wrap className={styles["endRow"]}>
          <p>{texts.demonstration}</p>
          <p>{texts.supervision}</p>
          <p>{texts.copyright}</p>
        </Wrap>
      </div>
    </footer>
  );
}

/** With script the link opens the sign-up above the header (`switch-banner.ts`); without, it leads to its page. */
const NEWSLETTER: BannerKind = "newsletter";

const ABOUT_LINKS: readonly (readonly [text: string, href: string])[] = [
  [frameTexts.aboutUs, aboutPath()],
  [frameTexts.remuneration, remunerationPath()],
  [frameTexts.ranking, rankingPath()],
  [frameTexts.accessibility, accessibilityPath()],
  [frameTexts.expert, expertPath()],
  [frameTexts.newsletter, newsletterPath()],
  [frameTexts.companies, companiesPath()],
];

/** Described, not compared. */
const MORE_LINKS: readonly (readonly [text: string, href: string])[] = [
  [frameTexts.mobilePhones, mobilePhonesPath()],
  [frameTexts.pensions, pensionsPath()],
  [frameTexts.motorFuel, motorFuelPath()],
  [frameTexts.recycling, recyclingPath()],
];

const Column = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <div>
    <h2 className={styles["heading"]}>{heading}</h2>
    <ul>{children}</ul>
  </div>
);
