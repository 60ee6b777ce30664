import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser } from './eventParser';

const read = (...pieces: string[]) => {
  const parser = createEventParser();
  return pieces.flatMap((piece) => parser.push(piece));
};

describe('text/event-stream', () => {
  it('reads type, data over several lines, and id', () => {
    expect(read('event: message\nid: 7\ndata: {"a":\ndata: 1}\n\n')).toEqual([{ type: 'message', data: '{"a":\n1}', id: '7' }]);
  });

  it('keeps the id for later events, and forgets the type', () => {
    expect(read('id: 1\nevent: chat\ndata: a\n\n', 'data: b\n\n')).toEqual([
      { type: 'chat', data: 'a', id: '1' },
      { type: 'message', data: 'b', id: '1' },
    ]);
  });

  it('leaves out comments, unknown fields, events without data and one that is not complete', () => {
    expect(read(': alive\n\nretry: 10\n\nevent: empty\n\nwhatever\n\ndata: half')).toEqual([]);
  });

  it('takes off one space only, and reads a field without a colon', () => {
    expect(read('data:  two\ndata\n\n')).toEqual([{ type: 'message', data: ' two\n', id: '' }]);
  });

  it('ignores an id with a NUL and a byte order mark', () => {
    expect(read('\uFEFFid: a\0b\ndata: x\n\n')).toEqual([{ type: 'message', data: 'x', id: '' }]);
  });

  it('refuses an event without an end', () => {
    const parser = createEventParser();
    expect(() => {
      for (let times = 0; times < 2000; times += 1) parser.push(`data: ${'x'.repeat(1000)}\n`);
    }).toThrow(RangeError);
  });

  it('reads the same wherever the pieces end, with every kind of line break', () => {
    const line = fc.constantFrom('data: один', 'data:', 'id: 5', 'event: chat', ': comment', '', 'data: a:b');
    const text = fc
      .array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')))
      .map((lines) => `${lines.map((pair) => pair.join('')).join('')}data: last\n\n`);
    fc.assert(
      fc.property(text, fc.array(fc.nat()), (stream, cuts) => {
        const places = [...new Set(cuts.map((cut) => cut % (stream.length + 1)))].sort((a, b) => a - b);
        const pieces = [0, ...places].map((start, index) => stream.slice(start, places[index] ?? stream.length));
        expect(read(...pieces)).toEqual(read(stream));
      }),
    );
  });
});
