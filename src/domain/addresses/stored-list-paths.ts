// By themselves: the script of every page knows them.

/** Where receipts lie. */
export const receiptsPath = () => "/kvitto/";
/** All shared lists are measured as one page: the address of each is its secret. */
export const sharedListsPath = () => "/dela/";
