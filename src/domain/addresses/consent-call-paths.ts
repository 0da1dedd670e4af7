/** Spec 1 §7. */
export const consentCallPath = () => "/ajax/cookie/";
export const trackingCallPath = () => "/ajax/tracking/";
/** Where browsers report what a content policy of ours stopped. */
export const cspReportCallPath = () => "/ajax/csp-report/";
