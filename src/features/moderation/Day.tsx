import { useModerationPageText } from '../../text/moderation/page/useModerationPageText';
import { Waiting } from './Moderation.styles';
import type { Queue } from './queue/queueAnswer';
import { minutesSince } from './queue/waiting';

/** What a moderator has done today, and how long the first listing of the queue has been waiting. */
export function Day({ queue: { day, oldestAt } }: { readonly queue: Queue }) {
  const { m, format } = useModerationPageText();
  const hasDecided = day.decisions > 0;
  if (!hasDecided && !oldestAt) return null;
  return (
    <Waiting>
      {hasDecided && (
        <span>
          {m.day.decisions} <b>{format.number(day.decisions)}</b>
        </span>
      )}
      {hasDecided && day.averageSeconds !== null && (
        <span>
          {m.day.average} <b>{m.day.seconds(day.averageSeconds)}</b>
        </span>
      )}
      {oldestAt && (
        <span>
          {hasDecided ? m.day.oldest : m.oldest} <b>{m.queue.time(minutesSince(oldestAt))}</b>
        </span>
      )}
    </Waiting>
  );
}
