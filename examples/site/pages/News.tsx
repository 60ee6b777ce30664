import { NewListings } from '@kvartal/kit';
import { useEffect, useRef } from 'react';
import { keepNewsHeight } from '../newsHeight';
import { useNavigation } from '../routing/useNavigation';

/** What is new since yesterday, for those who have searched before. */
export function News() {
  const navigation = useNavigation();
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => (block.current ? keepNewsHeight(block.current) : undefined), []);
  return (
    <div ref={block} className="site-news">
      <NewListings onNavigate={navigation.open} onSelectListing={navigation.open} />
    </div>
  );
}
