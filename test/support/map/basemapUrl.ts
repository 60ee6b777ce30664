/** Where the server of the browser tests has the basemap: it serves the files of the project. */
export const basemapUrl = new URL('../../../examples/server/basemap/moscow.pmtiles', import.meta.url).href;
