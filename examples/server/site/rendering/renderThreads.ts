import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ElementAttributes, RenderedElement, RenderedPage, RenderedTag } from '../../../../src/server';
import type { PageRequest } from '../../../site/entryServer';
import { files } from '../../files';
import { activeTracing, traced } from '../../tracing/tracing';

/** What can be rendered, by name. */
interface Jobs {
  readonly page: { readonly input: PageRequest; readonly result: Pick<RenderedPage, 'html' | 'css'> };
  readonly element: {
    readonly input: { readonly tag: RenderedTag; readonly attributes: ElementAttributes; readonly siteUrl: string };
    readonly result: Pick<RenderedElement, 'html' | 'failure'>;
  };
}

/** An answer of the API to a page that is being rendered. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

export type CallApi = (url: string) => Promise<ApiAnswer>;

/** Threads that render, so that nothing else waits for them. */
export interface RenderThreads {
  /** Without the site nothing can be rendered. */
  readonly isBuilt: boolean;
  /** Null if it would wait too long for a thread, or the site is not built. Rejects when rendering fails. */
  render<Name extends keyof Jobs>(job: Name, input: Jobs[Name]['input'], callApi?: CallApi): Promise<Jobs[Name]['result'] | null>;
  close(): Promise<void>;
}

export interface RenderThreadsOptions {
  readonly threads?: number;
  /** How long a page may wait for a thread, ms: beyond it the browser is faster. */
  readonly longestWait?: number;
  /** How long rendering may take once the code is loaded, ms: the thread is ended then. */
  readonly longestRun?: number;
}

interface Job {
  readonly name: keyof Jobs;
  readonly input: unknown;
  readonly callApi: CallApi | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Null while it waits for one. */
  job: Job | null;
  isReady: boolean;
  timer?: NodeJS.Timeout;
}

type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'call'; readonly call: number; readonly url: string }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One processor stays for requests. More than two threads would take them from the database, too. */
const defaultThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

/** `folder` holds the site built for servers (`scripts/build/site.ts`). Threads start when they are first needed. */
export function renderThreads(
  folder: string,
  { threads: most = defaultThreads, longestWait = 500, longestRun = 10_000 }: RenderThreadsOptions = {},
): RenderThreads {
  const file = join(folder, 'entryServer.js');
  const isBuilt = existsSync(file);
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let isClosed = false;

  function start(): Thread {
    const worker = new Worker(files.renderWorker, { workerData: { entry: pathToFileURL(file).href }, execArgv: [] });
    const thread: Thread = { worker, job: null, isReady: false };
    threads.add(thread);
    worker.unref();
    const end = (error: unknown) => {
      if (!threads.delete(thread)) return;
      clearTimeout(thread.timer);
      thread.job?.reject(error);
      thread.job = null;
      next();
    };
    worker.on('message', (message: Message) => void hear(thread, message));
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The thread that renders has ended')));
    return thread;
  }

  async function hear(thread: Thread, message: Message): Promise<void> {
    const { job, worker } = thread;
    if (message.kind === 'call') {
      const answer = await (job?.callApi?.(message.url) ?? Promise.reject(new Error('No calls'))).catch(() => ({
        status: 503,
        body: '{}',
      }));
      worker.postMessage({ kind: 'answer', call: message.call, ...answer }, []);
      return;
    }
    if (message.kind === 'ready') {
      thread.isReady = true;
      if (job) watch(thread);
      return;
    }
    clearTimeout(thread.timer);
    thread.job = null;
    if (message.kind === 'done') job?.resolve(message.result);
    else job?.reject(message.error);
    next();
  }

  function watch(thread: Thread): void {
    thread.timer = setTimeout(() => void thread.worker.terminate(), longestRun).unref();
  }

  function run(thread: Thread, job: Job): void {
    thread.job = job;
    if (thread.isReady) watch(thread);
    thread.worker.postMessage({ kind: 'job', job: job.name, input: job.input }, []);
  }

  /** Gives a free thread to the page that has waited longest. */
  function next(): void {
    const free = [...threads].find(({ job }) => job === null) ?? (threads.size < most && waiting.length > 0 ? start() : null);
    const job = free && waiting.shift();
    if (free && job) run(free, job);
  }

  return {
    isBuilt,
    render(name, input, callApi) {
      if (!isBuilt || isClosed) return Promise.resolve(null);
      const rendered = () =>
        new Promise<never>((resolve, reject) => {
          // A thread asks in events that know nothing of the request.
          const call = callApi && (activeTracing()?.bind(callApi) ?? callApi);
          const job: Job = { name, input, callApi: call, resolve: resolve as Job['resolve'], reject };
          waiting.push(job);
          next();
          if (!waiting.includes(job)) return;
          setTimeout(() => {
            const place = waiting.indexOf(job);
            if (place < 0) return;
            waiting.splice(place, 1);
            job.resolve(null);
          }, longestWait).unref();
        });
      return traced(() => ({ name: `render ${name}`, kind: 'internal' }), rendered);
    },
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.resolve(null);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
