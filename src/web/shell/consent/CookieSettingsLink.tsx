import { useLocation } from "react-router";
import { paths } from "#domain/addresses/paths.ts";
import { cookieSettingsText } from "./consent.texts.sv.ts";

/** The same page with the banner open. Taking a consent back must be as easy as giving it. */
export const CookieSettingsLink = () => <a href={paths.cookieSettings(useLocation())}>{cookieSettingsText}</a>;
