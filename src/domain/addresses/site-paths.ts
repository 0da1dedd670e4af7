/** On every page: this file is part of each first load. */
export const startPath = () => "/";
export const faviconPath = () => "/favicon.svg";
/** The documents that third parties run in. */
export const thirdPartyFramePath = (name: "matning" | "chatt" | "omdomen") => `/ram/${name}/`;
export const phoneLink = (number: string) => `tel:${number.replace(/[^\d+]/g, "")}`;
