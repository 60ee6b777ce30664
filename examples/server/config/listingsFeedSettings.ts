import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { accountLimits } from '../../../src/domain/account/accountLimits';
import { phoneDigits } from '../../../src/domain/forms/phoneDigits';
import { isEmail } from '../../../src/domain/forms/schemas/email.schema';
import { foldEmail } from '../../../src/domain/forms/tidyText';
import { isAddress } from '../feeds/feedPlace';
import { readInteger } from './readInteger';
import { SettingError } from './settingError';

type Environment = Readonly<Record<string, string | undefined>>;

/** A feed whose offers are the listings of the site, and the agency they belong to. */
export interface ListingsFeedSettings {
  /** An address, or a file. */
  readonly place: string;
  /** Between the beginnings of two runs. */
  readonly minutes: number;
  readonly agency: AgencySettings;
}

/** Whom those who like a flat call and write to. */
export interface AgencySettings {
  readonly email: string;
  /** Null leaves the name as it is. */
  readonly name: string | null;
  /** Ten digits; null takes the one that most offers of the feed give, if the account has none. */
  readonly phone: string | null;
}

export function readListingsFeed(env: Environment): ListingsFeedSettings | null {
  const { LISTINGS_FEED, LISTINGS_FEED_MINUTES, AGENCY_EMAIL, AGENCY_NAME, AGENCY_PHONE } = env;
  if (!LISTINGS_FEED) return null;
  const email = foldEmail(AGENCY_EMAIL || 'agency@example.com');
  if (!isEmail(email)) throw new SettingError('AGENCY_EMAIL must be an e-mail address');
  const phone = AGENCY_PHONE ? phoneDigits(AGENCY_PHONE) : null;
  if (AGENCY_PHONE && phone === null) throw new SettingError('AGENCY_PHONE must be a Russian number such as +7 495 123-45-67');
  const name = AGENCY_NAME?.trim() || null;
  if (name && name.length > accountLimits.name.max)
    throw new SettingError(`AGENCY_NAME must have at most ${accountLimits.name.max} characters`);
  return {
    place: readPlace(LISTINGS_FEED),
    minutes: readInteger('LISTINGS_FEED_MINUTES', LISTINGS_FEED_MINUTES, 60, 5, 1440),
    agency: { email, name, phone },
  };
}

function readPlace(text: string): string {
  const isFound = isAddress(text) ? URL.canParse(text) : existsSync(text);
  if (!isFound) throw new SettingError('LISTINGS_FEED must be a file that exists, or an address such as https://agency.example/feed.xml');
  return isAddress(text) ? text : resolve(text);
}

/** Hosts from which feeds and their photos may be loaded although they are not public. */
export function readFeedHosts({ FEED_HOSTS = '' }: Environment): string[] {
  return FEED_HOSTS.split(/[\s,]+/).filter(Boolean);
}
