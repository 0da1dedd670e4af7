import { useLocation } from "react-router";
import { cookieSettingsPath } from "#domain/addresses/content-paths.ts";
import { cookieSettingsText } from "./consent.texts.sv.ts";

/** The same page with the banner open. Taking a consent back must be as easy as giving it. */
export const CookieSettingsLink = () => <a href={cookieSettingsPath(useLocation())}>{cookieSettingsText}</a>;
