/** URL of the basemap on the browser tests' server, which serves the project's files. */
export const basemapUrl = new URL('../../../examples/server/basemap/moscow.pmtiles', import.meta.url).href;
