import { createContext } from "react";

/** The fields whose errors the summary of the form announces: at the field the same error is not announced again. */
export const ReportedFieldsContext = createContext<readonly string[]>([]);
