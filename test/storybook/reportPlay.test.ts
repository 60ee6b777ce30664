import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { reportPlay } from '../../.storybook/reportPlay';

it('a play function that fails is reported, until the story is left', () => {
  const channel = new EventEmitter();
  const addReport = vi.fn();
  const stop = reportPlay(channel, { addReport });
  channel.emit('playFunctionThrewException', { message: 'no button' });
  expect(addReport).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'play', status: 'failed', result: { message: 'no button' } }),
  );
  stop();
  channel.emit('playFunctionThrewException', { message: 'of another story' });
  expect(addReport).toHaveBeenCalledOnce();
});
