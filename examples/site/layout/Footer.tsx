import { useNavigation } from '../routing/useNavigation';
import { site } from '../site.config';
import { texts } from '../texts';
import { SocialIcon } from './SocialIcon';

const legalLinks = ['publishing', 'moderation', 'owners', 'agreement', 'privacy'] as const;

/** Contacts, legal links, social networks and copyright (§2 "Header and footer"). */
export function Footer() {
  const { link } = useNavigation();
  return (
    <footer id="contacts" className="site-footer">
      <div className="site-wrap">
        <div className="site-footer-about">
          <a className="site-footer-logo" {...link('/')}>
            <svg width="27" height="27" viewBox="0 0 32 32" aria-hidden="true">
              <path
                fill="currentColor"
                fillRule="evenodd"
                d="M3 2h15.5A10.5 10.5 0 0 1 29 12.5V30h-9.6v-3.4a3.4 3.4 0 0 0-6.8 0V30H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Zm6.5 7.5v9.6a8.6 8.6 0 0 1 12 0v-5.6a4 4 0 0 0-4-4Z"
              />
            </svg>
            {site.name}
          </a>
          <span>{site.city}</span>
          <address>
            <span>
              {texts.footer.phone}: {site.phone}
            </span>
            <span>
              {texts.footer.email}: {site.email}
            </span>
          </address>
        </div>
        <nav aria-label={texts.footer.documents}>
          <ul>
            {legalLinks.map((page) => (
              <li key={page}>
                <a {...link(`/legal/${page}`)}>{texts.legal[page]}</a>
              </li>
            ))}
            <li>
              <a href="/partner/">{texts.footer.partners}</a>
            </li>
          </ul>
        </nav>
        <ul className="site-footer-social" aria-label={texts.footer.social}>
          {site.social.map(({ name, icon, url }) => (
            <li key={icon}>
              <a href={url} aria-label={name} target="_blank" rel="noopener noreferrer">
                <SocialIcon name={icon} />
              </a>
            </li>
          ))}
        </ul>
        <p className="site-footer-notice">
          © {new Date().getFullYear()} «{site.name}». {texts.footer.notice}
        </p>
      </div>
    </footer>
  );
}
