import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from '../../../../src/ui/fields/phone/PhoneField';
import { seen } from '../../../support/checks/seen';
import { interactions } from '../../../support/frames/Forced';
import { Stateful } from '../../../support/Stateful';
import { StateTable } from '../../../support/tables/StateTable';

const meta = {
  title: 'ui/fields/PhoneField',
  component: PhoneField,
  args: { label: 'Телефон', value: '', onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => {
    const states = (rest: Partial<PhoneFieldProps>) => {
      const field = (state = {}) => (
        <div style={{ width: 220 }}>
          <PhoneField {...args} {...rest} {...state} hideLabel />
        </div>
      );
      const { rest: atRest, hover, focus } = interactions(field());
      return { rest: atRest, hover, focus, invalid: field({ isInvalid: true }), disabled: field({ disabled: true }) };
    };
    return (
      <StateTable
        rows={{
          empty: states({}),
          begun: states({ value: '+7 (916) 204 1' }),
          whole: states({ value: '+7 (916) 204 12-34' }),
          foreign: states({ value: '+44 20 7946 0958' }),
        }}
      />
    );
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Typed: Story = {
  render: (args) => <Stateful initial="">{(value, setValue) => <PhoneField {...args} value={value} onChange={setValue} />}</Stateful>,
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.type(view.getByLabelText('Телефон'), '89162041');
    await expect(view.getByLabelText('Телефон')).toHaveValue('+7 (916) 204 1');
  },
};
