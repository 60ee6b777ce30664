/**
 * Styles of the shadow host. A page may style every element at once (`body * { … !important }`); important rules of the shadow tree win
 * over it. `all` does not cover `direction`. Placement (margin, width, grid cell) therefore belongs on a box around the element.
 */
export const hostStyles =
  ':host{all:initial!important;display:block!important;direction:ltr!important;box-sizing:border-box!important;' +
  'width:100%!important;min-width:0!important;color-scheme:var(--kv-scheme)!important;-webkit-text-size-adjust:100%!important}' +
  ':host([hidden]){display:none!important}';

const root = ':where(.kv-root)';

/**
 * Styles of `<div class="kv-root">`, which every root renders: a container named `kv` that components query, and a reset with the specificity
 * of a tag, so that rules of components win whatever the order of style sheets. Beside a float of the page, which may leave no width at all, it is
 * below instead of narrower than it can be.
 */
export const rootStyles = `
.kv-root{container:kv/inline-size;contain-intrinsic-inline-size:auto 320px;min-width:min(100%,280px);box-sizing:border-box;position:relative;margin:0;padding:0;color-scheme:var(--kv-scheme);
font:var(--kv-type-body);font-synthesis:none;letter-spacing:0;word-spacing:0;text-align:start;text-transform:none;text-indent:0;text-shadow:none;
white-space:normal;color:var(--kv-text);direction:ltr;visibility:visible;cursor:auto;quotes:auto;list-style:none;
overflow-wrap:break-word;word-break:normal;hyphens:manual;-webkit-font-smoothing:antialiased;-webkit-tap-highlight-color:transparent}
${root} *,${root} ::before,${root} ::after{box-sizing:border-box}
${root} :is(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,legend){margin:0;padding:0;border:0;min-width:0;font:inherit}
${root} :is(ul,ol){list-style:none}
${root} :is(img,svg){display:block;max-width:100%}
${root} :is(button,input,select){margin:0;font:inherit;letter-spacing:inherit;color:inherit;text-transform:none}
${root} button{padding:0;border:0;background:none;cursor:pointer;text-align:inherit}
${root} a{color:inherit;text-decoration:none}
${root} :is(h1,h2,h3){text-wrap:balance}
${root} :focus{outline:none}
${root} :focus-visible{outline:2px solid var(--kv-focus);outline-offset:2px;box-shadow:0 0 0 2px var(--kv-focus-gap)}
@container kv (width < 744px){.kv-root>*{--kv-type-h1:var(--kv-type-h1-s);--kv-track-h1:var(--kv-track-h1-s);--kv-type-h2:var(--kv-type-h2-s);--kv-track-h2:var(--kv-track-h2-s)}}
@media (forced-colors:active){${root} :focus-visible{outline-color:Highlight}}
@media print{.kv-root{color:#000}}
`;
