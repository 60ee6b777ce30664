import { CookieBanner } from '../../features/cookie-banner/CookieBanner';
import { cookieBanner } from '../../features/cookie-banner/definition';
import { register } from '../register';

register(cookieBanner, CookieBanner);
