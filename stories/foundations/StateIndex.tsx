import { useEffect, useState } from 'react';
import { titleNames } from '../support/names/titleNames';
import { type FeatureStates, featureStates } from '../support/states/featureStates';
import { readStates } from '../support/states/readStates';

const storyLink = (id: string) => ({ href: `./?path=/story/${id}`, target: '_top' });

/** All features and their states, from the index of the Storybook that shows this page. */
export function StateIndex() {
  const [features, setFeatures] = useState<readonly FeatureStates[]>([]);
  useEffect(() => {
    const aborting = new AbortController();
    void readStates(aborting.signal).then(
      ({ entries }) => setFeatures(featureStates(entries)),
      () => {},
    );
    return () => aborting.abort();
  }, []);
  return features.map(({ title, sections, states }) => (
    <section key={title} aria-labelledby={title}>
      <h2 id={title}>
        {titleNames[title]} <small>{title}</small>
      </h2>
      <p>Requirements: {sections.join(', ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">state</th>
            <th scope="col">also</th>
          </tr>
        </thead>
        <tbody>
          {states.map(({ id, name, variants }) => (
            <tr key={id}>
              <td>
                <a {...storyLink(id)}>{name}</a>
              </td>
              <td>
                {variants.map((variant, index) => (
                  <span key={variant.id}>
                    {index > 0 && ', '}
                    <a {...storyLink(variant.id)}>{variant.label}</a>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
