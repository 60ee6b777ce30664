export { CookieBanner } from './CookieBanner';
export { type CookieBannerProps, cookieBanner } from './definition';
