export const loginCallPath = (step: "init" | "poll" | "cancel") => `/ajax/login/bankid/${step}`;
export const logOutCallPath = () => "/ajax/logout/";
export const sessionCallPath = () => "/ajax/session/";
export const favouriteCallPath = () => "/ajax/favorite/";
export const applicationsCallPath = () => "/minasidor/applications";
export const applicationCallPath = () => "/minasidor/privatlan/application";
