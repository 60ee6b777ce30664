import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { NearestMetro } from '../../src/domain/listing/listing';
import { MetroGlyph, MetroLabel } from '../../src/parts/MetroLabel';
import { ru } from '../../src/text/common/ru';
import { seen } from '../support/checks/seen';
import { Matrix } from '../support/tables/Matrix';

const station: NearestMetro = { name: 'Фрунзенская', lineName: 'Сокольническая', route: '1', color: '#e3242b', minutes: 7 };

const meta = { title: 'parts/MetroLabel', component: MetroLabel, args: { metro: station } } satisfies Meta<typeof MetroLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: { texts: ['Метро не найдено'] },
  render: () => (
    <Matrix
      column={240}
      states={{
        'on foot': <MetroLabel metro={station} />,
        short: <MetroLabel metro={station} isShort />,
        'time unknown': <MetroLabel metro={{ ...station, minutes: null }} />,
        'too far to walk': <MetroLabel metro={{ ...station, name: 'Новомосковская', minutes: 188 }} />,
        'station without a name': <MetroLabel metro={{ ...station, name: 'Неизвестная станция', minutes: null }} />,
        'line unknown': <MetroLabel metro={{ ...station, route: null, color: null, lineName: null }} />,
        'a railway': <MetroLabel metro={{ ...station, name: 'Лихоборы', route: 'МЦК', color: '#ef7998', minutes: 12 }} />,
        'the palest line': <MetroLabel metro={{ ...station, name: 'Деловой центр', route: '8А', color: '#ffd702' }} />,
        'the darkest line': <MetroLabel metro={{ ...station, name: 'Спартак', route: '7', color: '#800080' }} />,
        'no station': <MetroLabel metro={null} />,
        'long name in a narrow place': (
          <div style={{ width: 150 }}>
            <MetroLabel metro={{ ...station, name: 'Электрозаводская-Сортировочная', minutes: 45 }} />
          </div>
        ),
        'glyph alone, beside other words': <MetroGlyph color="#0a6f20" route="2" title="Замоскворецкая" />,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(view.getByText(ru.listing.noMetro)).toBeVisible();
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };
