/** Where others ask us something. Apart from other pages of content, because the script of every page knows them. */
export const companiesPath = () => "/for-bolag/";
export const expertPath = () => "/fraga-experten/";
export const expertConfirmPath = (code: string) => `${expertPath()}bekrafta/?kod=${encodeURIComponent(code)}`;
