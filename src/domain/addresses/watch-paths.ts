/** What the person watches, and what one run found. */
export const watchListPath = () => "/minasidor/bevakning/";
export const watchFindingPath = (findingId: string) => `${watchListPath()}${encodeURIComponent(findingId)}/`;
/** The link in a mail: opened without login. */
export const watchEndPath = (code: string) => `/bevaka/avsluta/?kod=${encodeURIComponent(code)}`;
export const watchEndCallPath = () => "/ajax/watch/end/";
export const watchOneClickPath = (code: string) => `${watchEndCallPath()}?kod=${encodeURIComponent(code)}`;
