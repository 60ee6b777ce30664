import { describe, expect, it } from 'vitest';
import { hosts } from '../../support/mount';

describe.each(hosts)('chat on $name', ({ mount }) => {
  it('shows its heading', async () => {
    const { view } = await mount('chat');
    await expect.element(view.getByRole('heading', { name: 'Сообщения' })).toBeVisible();
  });
});
