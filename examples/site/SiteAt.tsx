import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Layout } from './layout/Layout';
import { Pages } from './routing/Pages';

export interface SiteAtProps {
  /** Path and query, such as `/realty?room_count=2`. */
  readonly address: string;
}

/** The site at an address of its own, whatever the browser's is: for Storybook. Links lead from page to page in it. */
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
