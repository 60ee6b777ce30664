/** An event of a server. */
export interface ServerEvent {
  /** `message` if the server does not say. */
  readonly type: string;
  readonly data: string;
  /** The id of this event, or of the last one before it that had one; `Last-Event-ID` continues after it. */
  readonly id: string;
}

export interface EventParser {
  /** Takes the next piece of the stream. Returns the events that it completes. */
  push(piece: string): ServerEvent[];
}

/** Longest event, in characters: a stream that is none must not fill the memory. */
const longest = 1_000_000;

/** Reads `text/event-stream` as the HTML standard says; pieces may end anywhere. */
export function createEventParser(lastEventId = ''): EventParser {
  let rest = '';
  let isFirst = true;
  let id = lastEventId;
  let type = '';
  let data: string[] = [];

  const readLine = (line: string): ServerEvent[] => {
    if (line === '') {
      const event = { type: type || 'message', data: data.join('\n'), id };
      const isEvent = data.length > 0;
      type = '';
      data = [];
      return isEvent ? [event] : [];
    }
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') type = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
    return [];
  };

  return {
    push(piece) {
      let text = rest + piece;
      if (isFirst && text !== '') {
        isFirst = false;
        text = text.replace(/^\uFEFF/, '');
      }
      // A line break in two characters may be cut in half.
      const isHalf = text.endsWith('\r');
      const lines = (isHalf ? text.slice(0, -1) : text).split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? '') + (isHalf ? '\r' : '');
      if (rest.length + data.reduce((sum, { length }) => sum + length, 0) > longest) throw new RangeError('event too long');
      return lines.flatMap(readLine);
    },
  };
}
