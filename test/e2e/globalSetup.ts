import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/ensureBuilt';
import { startServer } from './support/server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of this run's server. */
    origin: string;
  }
}

/** One server with one seeded database for all files: tests that write use separate accounts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt('kit', 'site');
  if (project.name !== 'journeys') ensureBuilt('react', 'vue');
  const { origin, stop } = await startServer();
  project.provide('origin', origin);
  return stop;
}
