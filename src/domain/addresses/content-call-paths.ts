export const newsletterOneClickPath = (code: string) => `${newsletterEndCallPath()}?kod=${encodeURIComponent(code)}`;
export const newsletterEndCallPath = () => "/ajax/newsletter/end/";
export const registerEmailCallPath = () => "/ajax/register-email/";
export const expertChallengeCallPath = () => "/ajax/expertpanel-challenge/";
export const askExpertCallPath = () => "/ajax/send-expertpanel-question/";
export const competitionCallPath = () => "/ajax/competition/";
export const recentSearchesCallPath = () => "/ajax/recent-searches/";
export const aliasCallPath = () => "/ajax/alias/";
