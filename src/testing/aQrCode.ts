/** Ten digits after +7. */
export const aQrPhone = '9165550127';

/** Dark modules of `tel:+79165550127`, drawn as the reference server draws them. */
const modules =
  'M2 2.5h7m1 0h3m1 0h1m1 0h7M2 3.5h1m5 0h1m1 0h2m2 0h1m1 0h1m5 0h1M2 4.5h1m1 0h3m1 0h1m1 0h2m1 0h1m2 0h1m1 0h3m1 0h1' +
  'M2 5.5h1m1 0h3m1 0h1m2 0h1m1 0h2m1 0h1m1 0h3m1 0h1M2 6.5h1m1 0h3m1 0h1m1 0h2m2 0h1m1 0h1m1 0h3m1 0h1M2 7.5h1m5 0h1m3 0h3m1 0h1m5 0h1' +
  'M2 8.5h7m1 0h1m1 0h1m1 0h1m1 0h7M12 9.5h3M2 10.5h1m2 0h6m1 0h1m1 0h2m2 0h1m1 0h3M2 11.5h2m1 0h1m3 0h1m2 0h1m1 0h7' +
  'M4 12.5h1m3 0h1m1 0h3m2 0h1m1 0h1m2 0h3M2 13.5h2m2 0h2m1 0h2m2 0h1m2 0h2m2 0h1M2 14.5h4m1 0h3m1 0h2m2 0h1m3 0h1m2 0h1' +
  'M10 15.5h2m2 0h3m1 0h2M2 16.5h7m1 0h2m2 0h1m1 0h3m1 0h1M2 17.5h1m5 0h1m1 0h1m1 0h1m1 0h2m2 0h1m1 0h3' +
  'M2 18.5h1m1 0h3m1 0h1m1 0h1m1 0h6m3 0h2M2 19.5h1m1 0h3m1 0h1m1 0h1m1 0h2m1 0h5M2 20.5h1m1 0h3m1 0h1m5 0h1m2 0h3m1 0h2' +
  'M2 21.5h1m5 0h1m2 0h1m1 0h1m2 0h3m1 0h3M2 22.5h7m1 0h3m1 0h1m2 0h1';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h25v25H0z"/><path stroke="#000000" d="${modules}"/></svg>`;

/** QR code of {@link aQrPhone} as the API answers it: the address of an SVG. */
export const aQrCode = `data:image/svg+xml,${encodeURIComponent(svg)}`;
