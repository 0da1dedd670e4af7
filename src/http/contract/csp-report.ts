/** Where browsers report what a content policy of ours stopped. */
export const CSP_REPORT_PATH = "/ajax/csp-report/";
