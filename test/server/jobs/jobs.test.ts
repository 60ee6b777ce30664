import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addJob } from '../../../examples/server/jobs/addJob';
import { GiveUp, type JobHandlers, type JobRun } from '../../../examples/server/jobs/job';
import type { JobFailure } from '../../../examples/server/jobs/jobHandling';
import { type JobRunner, runDueJobs, startJobs } from '../../../examples/server/jobs/jobRunner';
import { countJobs, failedJobs, freeLostJobs, removeFailed, removeOldFailed, retryFailed } from '../../../examples/server/jobs/jobStore';
import { everyEngine, type SeededServer, startSeededServer } from '../support/seededServer';

describe.each(everyEngine)('background jobs on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of a queue', () => {
    let server: SeededServer;
    const failures: JobFailure[] = [];
    const onFailure = (failure: JobFailure) => failures.push(failure);
    beforeAll(async () => {
      server = await startSeededServer(await start());
    });
    afterAll(() => server?.stop());
    beforeEach(async () => {
      failures.length = 0;
      await server.jobs.query('delete from graphile_worker._private_jobs');
    });

    const add = (userId = 1, db = server.db) => addJob(db, 'send_letter', { kind: 'welcome', userId });
    const handlersOf = (handle: (userId: number, run: JobRun) => Promise<void>): JobHandlers => ({
      send_letter: (order, run) => handle(order.kind === 'welcome' ? order.userId : 0, run),
      erase_account: async () => undefined,
      check_listing: async () => undefined,
      tell_unread: async () => undefined,
      purge_keys: async () => undefined,
      clean_up: async () => undefined,
    });
    const runDue = (handle: (userId: number, run: JobRun) => Promise<void>) => runDueJobs(server.jobs, handlersOf(handle), { onFailure });
    const working = async (handle: (userId: number, run: JobRun) => Promise<void>, act: (runner: JobRunner) => Promise<void>) => {
      const errors: unknown[] = [];
      const runner = startJobs({
        pool: server.jobs,
        handlers: handlersOf(handle),
        onFailure,
        onError: (error) => errors.push(error),
        stopTimeout: 0,
        pause: 0,
      });
      try {
        await act(runner);
      } finally {
        await runner.stop().catch(() => undefined);
      }
      return errors;
    };

    test('are there if the write is, and not if it is rolled back', async () => {
      const seen: number[] = [];
      await server.db.transaction().execute((transaction) => add(1, transaction));
      const failing = server.db.transaction().execute(async (transaction) => {
        await add(2, transaction);
        throw new Error('The write failed');
      });
      await expect(failing).rejects.toThrow('The write failed');
      await runDue(async (userId) => void seen.push(userId));
      expect(seen).toEqual([1]);
    });

    test('are noticed at once, and run once by several workers', async () => {
      const seen: number[] = [];
      const handle = async (userId: number) => void seen.push(userId);
      await working(handle, () =>
        working(handle, async () => {
          await Promise.all([1, 2, 3, 4, 5, 6].map((id) => add(id)));
          await vi.waitFor(() => expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6]));
        }).then(() => undefined),
      );
      expect(seen).toHaveLength(6);
    });

    test('are tried again with pauses, and given up after the last attempt', async () => {
      await add();
      const attempts: number[] = [];
      const handle = async (_userId: number, { attempt }: JobRun) => {
        attempts.push(attempt);
        throw new Error('Busy');
      };
      await runDue(handle);
      await runDue(handle);
      expect(attempts).toEqual([1]);
      expect(await countJobs(server.pool)).toEqual([{ job: 'send_letter', waiting: 1, running: 0, failed: 0, late: 0 }]);
      for (let time = 2; time <= 14; time++) {
        await server.jobs.query('update graphile_worker._private_jobs set run_at = now()');
        await runDue(handle);
      }
      expect(attempts).toHaveLength(14);
      expect(failures.map(({ gaveUp }) => gaveUp)).toEqual([...Array.from({ length: 13 }, () => false), true]);
      expect(await failedJobs(server.pool)).toMatchObject([{ job: 'send_letter', attempts: 14, error: 'Busy' }]);
    });

    test('that were given up can be listed, run again or removed, and go after a month', async () => {
      const refuse = async () => {
        throw new GiveUp('Refused');
      };
      for (const id of [1, 2, 3]) await add(id);
      await runDue(refuse);
      const [third, second, first] = await failedJobs(server.pool);
      expect([third, second, first]).toMatchObject(Array.from({ length: 3 }, () => ({ attempts: 1, error: 'Refused' })));
      const seen: number[] = [];
      expect(await retryFailed(server.pool, [first?.id ?? ''])).toBe(1);
      await runDue(async (userId) => void seen.push(userId));
      expect(seen).toEqual([1]);
      expect(await removeFailed(server.pool, [second?.id ?? ''])).toBe(1);
      await removeOldFailed(server.pool);
      expect(await failedJobs(server.pool)).toMatchObject([{ id: third?.id }]);
      await server.jobs.query(`update graphile_worker._private_jobs set updated_at = now() - interval '31 days'`);
      await removeOldFailed(server.pool);
      expect(await failedJobs(server.pool)).toEqual([]);
    });

    test('of a process that was killed are run by another after five minutes', async () => {
      await add();
      const lock = (age: string) =>
        server.jobs.query(`update graphile_worker._private_jobs set locked_by = 'dead', attempts = 1, locked_at = now() - $1::interval`, [
          age,
        ]);
      const attempts: number[] = [];
      const handle = async (_userId: number, { attempt }: JobRun) => void attempts.push(attempt);
      await lock('4 minutes');
      await freeLostJobs(server.jobs);
      await runDue(handle);
      expect(attempts).toEqual([]);
      expect(await countJobs(server.pool)).toMatchObject([{ running: 1 }]);
      await lock('6 minutes');
      await freeLostJobs(server.jobs);
      await runDue(handle);
      expect(attempts).toEqual([2]);
    });

    test('stop: the running one ends or is aborted, no other begins', async () => {
      await add();
      let begin = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const handle = (_userId: number, { signal }: JobRun) => {
        begin();
        return new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      };
      await working(handle, async (runner) => {
        await begun;
        await runner.stop();
        await add();
      });
      expect(await countJobs(server.pool)).toMatchObject([{ waiting: 2, running: 0, failed: 0 }]);
    });

    test('every hour the clean-up runs once for all instances, and as soon as the database is back if it was away then', async () => {
      let cleaned = 0;
      const errors: unknown[] = [];
      const begin = (pool = server.jobs) =>
        startJobs({
          pool,
          handlers: { ...handlersOf(async () => undefined), clean_up: async () => void cleaned++ },
          onFailure,
          onError: (error) => errors.push(error),
          stopTimeout: 0,
        });
      const known = 'graphile_worker._private_known_crontabs';
      await server.jobs.query(`delete from ${known}`);
      await begin().stop();
      const { rows } = await server.jobs.query(`select identifier, to_char(last_execution, 'MI') as minute from ${known}`);
      expect(rows).toEqual([{ identifier: 'clean_up', minute: '07' }]);
      expect(await countJobs(server.pool)).toEqual([]);
      await server.jobs.query(`update ${known} set last_execution = last_execution - interval '1 hour'`);
      await server.jobs.query('alter table graphile_worker._private_known_crontabs rename to away');
      await begin().stop();
      expect(errors).toHaveLength(1);
      await server.jobs.query('alter table graphile_worker.away rename to _private_known_crontabs');
      const runners = [begin(), begin()];
      await vi.waitFor(() => expect(cleaned).toBe(1), 10_000);
      for (const runner of runners) await runner.stop();
      await begin().stop();
      await runDueJobs(server.jobs, { ...handlersOf(async () => undefined), clean_up: async () => void cleaned++ }, { onFailure });
      expect(cleaned).toBe(1);
      expect(errors).toHaveLength(1);
    });

    test('go on after the connections were cut', async () => {
      const seen: number[] = [];
      await working(
        async (userId) => void seen.push(userId),
        async () => {
          await add(1);
          await vi.waitFor(() => expect(seen).toEqual([1]));
          await server.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`);
          await vi.waitFor(() => add(2), { timeout: 10_000 });
          await vi.waitFor(() => expect(seen).toContain(2), { timeout: 15_000 });
        },
      );
    }, 30_000);

    test('go on after no worker could write what became of its job', async () => {
      const seen: number[] = [];
      const connect = vi.spyOn(server.jobs, 'connect');
      let arrive: () => void = () => undefined;
      const together = new Promise<void>((resolve) => {
        arrive = () => void (seen.length === 3 && resolve());
      });
      const errors = await working(
        async (userId) => {
          seen.push(userId);
          arrive();
          await together;
          if (userId <= 3) connect.mockRejectedValueOnce(new Error('The database is away') as never);
        },
        async () => {
          for (const userId of [1, 2, 3]) await add(userId);
          await vi.waitFor(() => expect(seen).toHaveLength(3), { timeout: 10_000 });
          await vi.waitFor(() => add(4), { timeout: 10_000 });
          await vi.waitFor(() => expect(seen).toContain(4), { timeout: 15_000 });
        },
      );
      connect.mockRestore();
      expect(errors).toContainEqual(new Error('The database is away'));
    }, 30_000);
  });
});
