import { type Header, PMTiles, ResolvedValueCache } from 'pmtiles';
import { MapError } from '../../engine/MapEngine';
import { type DecodedTile, decodeTile } from './decodeTile';
import { RangeSource } from './RangeSource';
import type { SliceQueue } from './SliceQueue';
import type { TileId } from './tileMath';

const maxDecoded = 220;
/** The type of vector tiles in the PMTiles header. */
const vectorTiles = 1;

/** A PMTiles file with its decoded tiles, shared by the maps of a page. */
export class Basemap {
  readonly #source: RangeSource;
  readonly #tiles: PMTiles;
  readonly #queue: SliceQueue;
  readonly #decoded = new Map<string, Promise<DecodedTile | null>>();
  /** Null until the file is open. */
  header: Header | null = null;

  constructor(address: string, fetchFile: typeof fetch, queue: SliceQueue) {
    this.#source = new RangeSource(address, fetchFile);
    // This cache drops failed requests.
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

  /** Returns null where there is no tile. Failures are not cached. @throws MapError */
  tile(id: TileId): Promise<DecodedTile | null> {
    const key = `${id.z}/${id.x}/${id.y}`;
    const known = this.#decoded.get(key);
    if (known) {
      this.#decoded.delete(key);
      this.#decoded.set(key, known);
      return known;
    }
    const loading = this.#read(id);
    this.#decoded.set(key, loading);
    loading.catch(() => this.#decoded.delete(key));
    for (const oldest of this.#decoded.keys()) {
      if (this.#decoded.size <= maxDecoded) break;
      this.#decoded.delete(oldest);
    }
    return loading;
  }

  async #read(id: TileId): Promise<DecodedTile | null> {
    try {
      const response = await this.#tiles.getZxy(id.z, id.x, id.y);
      if (!response) return null;
      return await this.#queue.run(decodeTile(id, response.data, id.z === this.header?.maxZoom));
    } catch (reason) {
      throw new MapError('tiles', reason);
    }
  }
}
