import { useLazy } from '../../ui/hooks/useLazy';
import type { SearchFormProps } from './definition';
import { SearchForm } from './SearchForm';

const fetchWithPanel = () => import('./StandaloneSearchForm').then((module) => module.StandaloneSearchForm);

/** The form as an element, bundled with the whole search. Its panel loads when a page asks for it; until then the bar shows. */
export function LazySearchForm(props: SearchFormProps) {
  const isPanel = props.layout === 'panel';
  const { value: WithPanel, hasFailed } = useLazy(fetchWithPanel, isPanel);
  if (!isPanel) return <SearchForm {...props} />;
  if (hasFailed) return <SearchForm {...props} layout="bar" />;
  return WithPanel && <WithPanel {...props} />;
}
