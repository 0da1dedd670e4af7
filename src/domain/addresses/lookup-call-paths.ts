export const zipCallPath = () => "/ajax/zip-code-data/";
export const vehicleCallPath = () => "/ajax/vehicle-data/";
export const emailCallPath = () => "/ajax/validate-email/";
export const personCallPath = () => "/ajax/user-data/";
export const organisationCallPath = () => "/ajax/org-data/";
export const providersCallPath = () => "/ajax/get-provider-list-from-cache/";
export const addressPricesCallPath = () => "/ajax/broadband/calculate/";
