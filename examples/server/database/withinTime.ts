import { waitingTime } from '../operation/requestContext';
import { NoAnswer } from './unavailable';

/** How much longer than the database the server waits for a statement, ms: a database that hangs does not end its statements. */
export const patience = 500;

/** Rejects with NoAnswer when an answer takes longer than this, ms. */
export async function withinTime<T>(answer: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`The database has not answered for ${Math.round(limit)} ms`)), limit);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects with NoAnswer when the request has waited for its databases for as long as it may. Outside of one there is no limit. */
export async function withinRequest<T>(answer: Promise<T>, more = 0): Promise<T> {
  const time = waitingTime();
  if (!time) return answer;
  time.begin();
  try {
    return await withinTime(answer, time.left() + more);
  } finally {
    time.end();
  }
}
