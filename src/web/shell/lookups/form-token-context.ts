import { createContext } from "react";

/** What the server gave the page as proof that its form is open; a page without one gets no names. */
export const FormTokenContext = createContext("");
