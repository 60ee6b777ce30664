import { useState } from 'react';
import { networks } from '../../../.storybook/networks';
import { Button } from '../../../src/ui/buttons/Button';
import { ChipGroup } from '../../../src/ui/fields/ChipGroup';
import { Segmented } from '../../../src/ui/fields/Segmented';
import { Select } from '../../../src/ui/fields/Select';
import { TextField } from '../../../src/ui/fields/TextField';
import type { DeckFeature } from './rows';
import { allColumns, type DeckView } from './view';

export interface DeckBarProps {
  readonly view: DeckView;
  readonly features: readonly DeckFeature[];
  readonly hasRows: boolean;
  onChange(change: Partial<DeckView>): void;
  onExport(): void;
}

const themes = [
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
] as const;

export function DeckBar({ view, features, hasRows, onChange, onExport }: DeckBarProps) {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => say('Ссылка скопирована'),
      () => say('Скопируйте ссылку из адресной строки'),
    );
  return (
    <div className="deck-bar">
      <Select
        label="Раздел"
        value={view.feature ?? ''}
        onChange={(feature) => onChange({ feature: feature || null })}
        options={[{ value: '', label: 'Все разделы' }, ...features.map(({ title, name }) => ({ value: title, label: name }))]}
      />
      <TextField
        label="Слова, по-русски или по-английски"
        type="search"
        size="m"
        placeholder="карта нет сети"
        value={view.words}
        onChange={(words) => onChange({ words })}
      />
      <Segmented legend="Тема" options={themes} value={view.theme} onChange={(theme) => onChange({ theme })} />
      <ChipGroup
        legend="Ширина, px"
        options={allColumns.map((width) => ({ value: `${width}`, label: `${width}` }))}
        value={view.columns.map(String)}
        onChange={(widths) => {
          const columns = allColumns.filter((width) => widths.includes(`${width}`));
          // The last one stays.
          if (columns.length > 0) onChange({ columns });
        }}
      />
      <Select
        label="Сеть"
        value={view.network}
        onChange={(network) => onChange({ network })}
        options={networks.map(({ value, russian }) => ({ value, label: russian }))}
      />
      <div className="deck-actions">
        <Button onClick={() => void copy()}>Скопировать ссылку</Button>
        <Button onClick={onExport} disabled={!hasRows}>
          Скачать Markdown
        </Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
