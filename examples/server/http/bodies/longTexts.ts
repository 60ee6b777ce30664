/** Bytes from which on a text of a body is long: all fields but photos are shorter, however they are escaped. */
const long = 32 * 1024;
const [quote, backslash] = [0x22, 0x5c];

/** Where long texts go, byte by byte as they stand in JSON. */
export interface LongTexts {
  write(bytes: Buffer): Promise<void>;
  /** The present one is complete. Returns what stands for it. */
  end(): string;
}

/** What is left of a body, without its long texts. */
export interface ShortBody {
  /** Takes the next bytes. */
  add(chunk: Buffer): Promise<void>;
  /** JSON in which marks stand for long texts. */
  text(): string;
  /** Bytes of it so far. */
  size(): number;
}

/** Reads JSON in pieces and takes its long texts out. Whether it is JSON is for its parser to say. */
export function takeLongTexts(texts: LongTexts): ShortBody {
  // One buffer that grows: a piece for each of many short texts would take many times their size.
  let kept = Buffer.allocUnsafe(2 * long);
  let size = 0;
  let isInside = false;
  let isEscaped = false;
  /** Of the present text: where it begins in `kept`, and its bytes. */
  let start = 0;
  let length = 0;

  const keep = (piece: Buffer) => {
    if (size + piece.length > kept.length) {
      const larger = Buffer.allocUnsafe(2 * (size + piece.length));
      kept.copy(larger, 0, 0, size);
      kept = larger;
    }
    piece.copy(kept, size);
    size += piece.length;
  };
  const addText = async (piece: Buffer) => {
    const before = length;
    length += piece.length;
    if (length <= long) return keep(piece);
    if (before <= long) {
      await texts.write(kept.subarray(start, size));
      size = start;
    }
    await texts.write(piece);
  };

  return {
    async add(chunk) {
      let [nextQuote, nextBackslash] = [chunk.indexOf(quote), chunk.indexOf(backslash)];
      /** Looks for both from there, but not again where nothing was between. Returns whether an escape comes before the next quote. */
      const lookFrom = (place: number) => {
        if (nextQuote >= 0 && nextQuote < place) nextQuote = chunk.indexOf(quote, place);
        if (nextBackslash >= 0 && nextBackslash < place) nextBackslash = chunk.indexOf(backslash, place);
        return nextBackslash >= 0 && (nextQuote < 0 || nextBackslash < nextQuote);
      };
      for (let at = 0; at < chunk.length; ) {
        if (!isInside) {
          lookFrom(at);
          const end = nextQuote < 0 ? chunk.length : nextQuote + 1;
          keep(chunk.subarray(at, end));
          isInside = nextQuote >= 0;
          [start, length] = [size, 0];
          at = end;
          continue;
        }
        let from = isEscaped ? at + 1 : at;
        while (lookFrom(from)) from = nextBackslash + 2;
        isEscaped = from > chunk.length;
        const end = nextQuote < 0 ? chunk.length : nextQuote;
        await addText(chunk.subarray(at, end));
        at = end;
        if (nextQuote < 0) continue;
        if (length > long) keep(Buffer.from(texts.end()));
        keep(chunk.subarray(end, end + 1));
        isInside = false;
        at = end + 1;
      }
    },
    text: () => kept.toString('utf8', 0, size),
    size: () => size,
  };
}
