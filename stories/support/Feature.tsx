import { type ComponentType, createElement } from 'react';
import { commonProps } from '../../src/base/commonProps';
import type { ElementSpec } from '../../src/base/defineElement';
import { kebab } from '../../src/elements/kebab';
import { KvartalProvider } from '../../src/shell/KvartalProvider';
import { childrenMarkup } from './embed/slots';
import { useStoryPlace } from './storyContext';

export interface FeatureProps<P extends object> {
  readonly component: ComponentType<P>;
  readonly definition: ElementSpec;
  readonly props: P;
}

/** A feature as the toolbar's "Host" says: its React component, or its custom element with the same properties and events. */
export function Feature<P extends object>({ component: Component, definition, props }: FeatureProps<P>) {
  const { host, apiUrl, siteUrl, theme, lang, ownMarkup } = useStoryPlace();
  const common = Object.fromEntries(Object.entries(props).filter(([name, value]) => name in commonProps && value !== undefined));
  if (host === 'react') {
    const component = <Component {...props} />;
    // What all elements share is the provider's on a React page.
    return Object.keys(common).length === 0 ? (
      component
    ) : (
      <KvartalProvider {...{ apiUrl, siteUrl, theme, lang, ...common }}>{component}</KvartalProvider>
    );
  }
  const events = Object.keys(definition.events).map((name) => {
    const callback = Reflect.get(props, `on${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    const listener = (event: CustomEvent) => {
      if (typeof callback === 'function' && callback(event.detail) === false) event.preventDefault();
    };
    return [`onkvartal-${kebab(name)}`, listener];
  });
  const values = Object.entries(props).filter(([name]) => name in definition.props);
  const html = childrenMarkup(definition, Object.fromEntries(Object.entries(props)), ownMarkup);
  return createElement(definition.tag, {
    apiUrl,
    siteUrl,
    theme,
    lang,
    ...Object.fromEntries(values),
    ...Object.fromEntries(events),
    ...(html !== '' && { dangerouslySetInnerHTML: { __html: html } }),
  });
}
