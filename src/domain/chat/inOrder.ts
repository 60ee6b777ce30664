import type { Message } from './chat';

/** Returns messages by the time of the server, and by id where that is equal (§2). One of an unknown time follows the one before it by id. */
export function inOrder(messages: Iterable<Message>): readonly Message[] {
  let time = 0;
  const timed = [...messages]
    .sort((one, other) => one.id - other.id)
    .map((message) => {
      time = message.at?.getTime() ?? time;
      return { message, time };
    });
  return timed.sort((one, other) => one.time - other.time).map(({ message }) => message);
}
