import type { TemplateName } from '../../../parts/template/fields';
import type { OwnMarkupProps } from './ownView';

/** Returns the state of the results; null while nothing is to be shown yet. */
export function resultsState({ load, listings, isLong }: Pick<OwnMarkupProps, 'load' | 'listings' | 'isLong'>): TemplateName | null {
  if (load.status === 'failed') return 'error';
  if (listings && listings.length > 0) return 'card';
  if (load.status === 'ready') return 'empty';
  return isLong ? 'loading' : null;
}
