import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Layout } from './layout/Layout';
import { Pages } from './routing/Pages';

export interface SiteAtProps {
  /** Path and query, such as `/realty?room_count=2`. */
  readonly address: string;
}

/** The site at any address, without changing that of the browser: for Storybook. Links navigate inside it. */
export function SiteAt({ address }: SiteAtProps) {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: address }));
  return (
    <Router hook={hook} searchHook={searchHook}>
      <Layout>
        <Pages visit={0} />
      </Layout>
    </Router>
  );
}
