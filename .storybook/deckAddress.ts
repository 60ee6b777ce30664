import type { Plugin } from 'vite';

/** A host of static files has `/deck/`; the server of `npm run storybook` opens files by their whole names only. */
export function deckAddress(): Plugin {
  return {
    name: 'kvartal-deck',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!/^\/deck\/?(?:\?|$)/.test(request.url ?? '')) return next();
        response.writeHead(302, { location: '/deck/index.html' });
        response.end();
      });
    },
  };
}
