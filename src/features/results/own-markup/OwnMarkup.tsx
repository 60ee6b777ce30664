import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ownMarkupMissing } from '../../../state/runtime/problems';
import { useHost, useReport } from '../../../state/runtime/runtimeContext';
import type { OwnMarkupProps, OwnViewProps } from './ownView';

const none: readonly HTMLTemplateElement[] = [];

/** Returns the templates inside the element, and follows later changes. */
function useHostTemplates(host: HTMLElement | undefined): readonly HTMLTemplateElement[] {
  const [templates, setTemplates] = useState(() => templatesIn(host, none));
  useEffect(() => {
    if (!host) return undefined;
    const read = () => setTemplates((before) => templatesIn(host, before));
    const observer = new MutationObserver(read);
    observer.observe(host, { childList: true });
    read();
    return () => observer.disconnect();
  }, [host]);
  return templates;
}

function templatesIn(host: HTMLElement | undefined, before: readonly HTMLTemplateElement[]): readonly HTMLTemplateElement[] {
  if (!host) return none;
  const found = [...host.querySelectorAll<HTMLTemplateElement>(':scope > template[slot]')];
  return found.length === before.length && found.every((template, index) => template === before[index]) ? before : found;
}

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
