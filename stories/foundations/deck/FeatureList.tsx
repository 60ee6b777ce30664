import type { Marks } from './marks';
import type { DeckFeature } from './rows';
import { type DeckView, formatView } from './view';

export interface FeatureListProps {
  readonly features: readonly DeckFeature[];
  readonly view: DeckView;
  readonly marks: Marks;
  onOpen(feature: string): void;
}

export function FeatureList({ features, view, marks, onOpen }: FeatureListProps) {
  return (
    <table className="deck-features">
      <thead>
        <tr>
          <th scope="col">Раздел</th>
          <th scope="col">Требования</th>
          <th scope="col">Состояний</th>
          <th scope="col">Просмотрено</th>
        </tr>
      </thead>
      <tbody>
        {features.map(({ title, name, sections, rows }) => (
          <tr key={title}>
            <th scope="row">
              <a
                href={formatView({ ...view, feature: title })}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(title);
                }}
              >
                {name}
              </a>{' '}
              <small lang="en">{title}</small>
            </th>
            <td>{sections.join(', ')}</td>
            <td>{rows.length}</td>
            <td>{rows.filter(({ id }) => marks[id]?.isSeen).length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
