/** At a time: a call waits for the end of one statement at most. */
const most = 2;
/** Calls that one statement answers. */
const largest = 50;

interface Turn<Asked, Answer> {
  readonly asked: Asked[];
  readonly answer: Promise<Answer>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function whose calls share statements: those that arrive together, or while others are on their way, are answered by one. It begins
 * after all of them were made, so that each sees what was committed before.
 * @param run sends the statement; its answer is for all of these calls
 */
export function sharedStatement<Asked, Answer>(run: (asked: readonly Asked[]) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  const waiting: Turn<Asked, Answer>[] = [];
  let running = 0;
  let isPlanned = false;

  const begin = () => {
    isPlanned = false;
    for (let turn = running < most && waiting.shift(); turn; turn = running < most && waiting.shift()) {
      const { resolve, reject } = turn;
      running += 1;
      run(turn.asked)
        .then(resolve, reject)
        .then(() => {
          running -= 1;
          begin();
        });
    }
  };

  return (asked) => {
    let turn = waiting.at(-1);
    if (!turn || turn.asked.length >= largest) {
      turn = newTurn();
      waiting.push(turn);
    }
    turn.asked.push(asked);
    if (running < most && !isPlanned) {
      isPlanned = true;
      // After everything else that has arrived meanwhile.
      setImmediate(begin);
    }
    return turn.answer;
  };
}

function newTurn<Asked, Answer>(): Turn<Asked, Answer> {
  let [resolve, reject]: [(answer: Answer) => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const answer = new Promise<Answer>((...settle) => {
    [resolve, reject] = settle;
  });
  return { asked: [], answer, resolve, reject };
}
