/** The code of a link in a mail. */
export const readCode = (request: Request): string => new URL(request.url).searchParams.get("kod") ?? "";
