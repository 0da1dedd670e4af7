import { LOG_FIELDS } from "#platform/logging/log-fields.ts";
import { composeFieldTable, LOG_FIELDS_MARKS, LOGS_DOCUMENT } from "./log-fields/compose-field-table.ts";
import { writePart } from "./results/write-part.ts";

/** `npm run tool -- log-fields`: writes the fields of log lines into docs/logs.md from the list that the logger applies; a test compares the two. */
writePart(LOGS_DOCUMENT, LOG_FIELDS_MARKS, composeFieldTable(LOG_FIELDS));
