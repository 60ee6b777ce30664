/**
 * A thread that renders (`renderThreads`). Plain JavaScript, because it is loaded as it is: from the sources, and beside the compiled server.
 * `workerData.entry` is the site built for servers.
 */
import { parentPort, workerData } from 'node:worker_threads';

const site = await import(workerData.entry);
/** Calls of the API that have not been answered, by their number. */
const calls = new Map();
let count = 0;

/** The API of the server. A thread has no connection to the database. */
const callServer = (input) =>
  new Promise((resolve) => {
    count += 1;
    calls.set(count, ({ status, body }) => resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } })));
    parentPort.postMessage({ kind: 'call', call: count, url: input instanceof Request ? input.url : String(input) }, []);
  });

/** What a server renders, by name. */
const jobs = {
  page: (request) => site.renderSite(request),
  element: ({ tag, attributes, siteUrl }) => site.renderElement(tag, attributes, { apiUrl: `${siteUrl}/api`, siteUrl, fetch: callServer }),
};

parentPort.on('message', async (message) => {
  if (message.kind === 'answer') {
    calls.get(message.call)?.(message);
    calls.delete(message.call);
    return;
  }
  try {
    parentPort.postMessage({ kind: 'done', result: await jobs[message.job](message.input) }, []);
  } catch (error) {
    parentPort.postMessage({ kind: 'failed', error }, []);
  }
});
parentPort.postMessage({ kind: 'ready' }, []);
