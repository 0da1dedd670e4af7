export const providerLogoPath = (slug: string) => `/logos/${slug}.svg`;
export const lowProviderLogoPath = (slug: string) => `/logos/low/${slug}.png`;
export const logoOnDarkPath = () => "/brand/logo-on-dark.svg";
/** How a page of ours looks when it is shared. */
export const socialCardPath = () => "/brand/social-card.png";
