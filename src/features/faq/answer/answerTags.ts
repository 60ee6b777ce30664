/** All that an answer may be made of. Anything else of HTML gives only its content. */
export const allowedTags = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a']);

/** Their content is no text of the answer: code, or what belongs to another thing than a text. */
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
