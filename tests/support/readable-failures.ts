import fc from "fast-check";

// The cause of a failed property is part of its message: reports list messages only, and a seed alone does not show what was wrong.
fc.configureGlobal({ includeErrorInReport: true });
