import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { ownMarkupMissing } from '../../../state/runtime/problems';
import { useHost, useReport } from '../../../state/runtime/runtimeContext';
import type { OwnMarkupProps, OwnViewProps } from './ownView';
import { useHostTemplates } from './useHostTemplates';

const orBuiltIn = (view: Promise<{ default: ComponentType<OwnViewProps> }>) => view.catch(() => ({ default: Missing }));
const TemplateView = lazy(() => orBuiltIn(import('./TemplateView')));
const RenderedView = lazy(() => orBuiltIn(import('./RenderedView')));

/** Cards and states in the page's own markup where there is some, else the built-in ones. Pages without any load only this file. */
export function OwnMarkup(props: OwnMarkupProps) {
  const templates = useHostTemplates(useHost());
  const isRendered = Object.keys(props.renderers).some((name) => name.startsWith('render'));
  if (!templates.length && !isRendered) return props.builtIn();
  const View = isRendered ? RenderedView : TemplateView;
  return (
    <Suspense fallback={props.placeholder()}>
      <View {...props} templates={templates} />
    </Suspense>
  );
}

function Missing({ builtIn }: OwnViewProps) {
  const report = useReport();
  useEffect(() => report(ownMarkupMissing), [report]);
  return builtIn();
}
