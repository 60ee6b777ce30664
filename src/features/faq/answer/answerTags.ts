/** Tags allowed in an answer. Of other tags only the content is shown. */
export const allowedTags = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a']);

/** The content of these is not text: code, or part of an embedded object. */
export const droppedTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'title',
  'head',
  'textarea',
  'select',
  'audio',
  'video',
  'canvas',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
]);
