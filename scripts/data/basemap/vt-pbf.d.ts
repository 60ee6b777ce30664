/** The library has no types; these cover what is used. */
declare module 'vt-pbf' {
  import type { LegacyTile } from 'geojson-vt';

  const vtpbf: {
    fromGeojsonVt(layers: Readonly<Record<string, LegacyTile>>, options: { readonly version: 1 | 2; readonly extent: number }): Uint8Array;
  };
  export default vtpbf;
}
