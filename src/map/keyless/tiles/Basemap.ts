import { type Header, PMTiles, ResolvedValueCache } from 'pmtiles';
import { MapError } from '../../engine/MapEngine';
import { type DecodedTile, decodeTile } from './decodeTile';
import { RangeSource } from './RangeSource';
import type { SliceQueue } from './SliceQueue';
import type { TileId } from './tileMath';

const mostDecoded = 220;
/** As the file's header says it. */
const vectorTiles = 1;

/** One file of tiles, with what has been read of it. Maps of a page share it. */
export class Basemap {
  readonly #source: RangeSource;
  readonly #tiles: PMTiles;
  readonly #queue: SliceQueue;
  readonly #decoded = new Map<string, Promise<DecodedTile | null>>();
  /** Null until the file has been opened. */
  header: Header | null = null;

  constructor(address: string, fetchFile: typeof fetch, queue: SliceQueue) {
    this.#source = new RangeSource(address, fetchFile);
    // This cache forgets failures.
    this.#tiles = new PMTiles(this.#source, new ResolvedValueCache());
    this.#queue = queue;
  }

  async open(signal: AbortSignal): Promise<void> {
    this.#source.signal = signal;
    const header = await this.#tiles.getHeader();
    this.#source.signal = undefined;
    if (header.tileType !== vectorTiles) throw new Error(`tiles of type ${header.tileType}`);
    this.header = header;
  }

  /** Null: nothing there. A failure is not remembered. */
  tile(id: TileId): Promise<DecodedTile | null> {
    const key = `${id.z}/${id.x}/${id.y}`;
    const known = this.#decoded.get(key);
    if (known) {
      this.#decoded.delete(key);
      this.#decoded.set(key, known);
      return known;
    }
    const asked = this.#read(id);
    this.#decoded.set(key, asked);
    asked.catch(() => this.#decoded.delete(key));
    for (const oldest of this.#decoded.keys()) {
      if (this.#decoded.size <= mostDecoded) break;
      this.#decoded.delete(oldest);
    }
    return asked;
  }

  async #read(id: TileId): Promise<DecodedTile | null> {
    try {
      const answer = await this.#tiles.getZxy(id.z, id.x, id.y);
      if (!answer) return null;
      return await this.#queue.run(decodeTile(id, answer.data, id.z === this.header?.maxZoom));
    } catch (reason) {
      throw new MapError('tiles', reason);
    }
  }
}
