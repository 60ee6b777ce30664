import type { Plugin } from 'rolldown';

const yandexUses = 'Component, createElement, createContext';

/**
 * Libraries that import React as a whole would keep all of Preact's compatibility layer, in the file that every page loads. By its names only
 * what they use stays.
 */
export const namedReact: Plugin = {
  name: 'named-react',
  transform: {
    filter: { id: /(?:react-(?:final-form\.es|yandex-maps\.esm)\.js|downshift\.esm\.m?js)$/ },
    handler: (code) =>
      code
        // Handed on as one object, of which these are used.
        .replace('import t from"react";', `import { ${yandexUses} } from 'react'; const t = { ${yandexUses} };`)
        .replace(/import (\w+) from (['"]react['"]);/, 'import * as $1 from $2;')
        // Downshift copies React to look for a hook that older versions do not have.
        .replaceAll('= _extends({}, React);', '= { useId: React.useId };'),
  },
};
