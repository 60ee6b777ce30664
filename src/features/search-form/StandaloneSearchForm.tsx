import { useMemo } from 'react';
import { useCaptions } from '../../text/captions/useCaptions';
import type { SearchFormProps } from './definition';
import { PanelFrame } from './PanelFrame';
import { SearchForm } from './SearchForm';

/** The form without results beside it; it may also be a panel at the top of a page. */
export function StandaloneSearchForm(props: SearchFormProps) {
  const { text } = useCaptions();
  const panel = useMemo(() => ({ frame: PanelFrame, captions: text }), [text]);
  return <SearchForm {...props} panel={props.layout === 'panel' ? panel : undefined} />;
}
