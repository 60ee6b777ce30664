/** How long calls wait for the statement before theirs, ms. A lock or a broken connection keeps nobody waiting longer. */
const patience = 100;
/** Calls that one statement answers. */
const largest = 50;

interface Turn<Asked, Answer> {
  readonly asked: Asked[];
  readonly answer: Promise<Answer>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function whose calls share statements: those that arrive together, or while another is on its way, are answered by one. It begins
 * after all of them were made, so that each sees what was committed before.
 * @param run sends the statement; its answer is for all of these calls
 */
export function sharedStatement<Asked, Answer>(run: (asked: readonly Asked[]) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  const waiting: Turn<Asked, Answer>[] = [];
  let isBusy = false;
  let isPlanned = false;

  const begin = () => {
    isPlanned = false;
    const turn = isBusy ? undefined : waiting.shift();
    if (!turn) return;
    isBusy = true;
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      isBusy = false;
      begin();
    };
    const timer = setTimeout(goOn, patience);
    run(turn.asked)
      .then(turn.resolve, turn.reject)
      .then(() => {
        clearTimeout(timer);
        goOn();
      });
  };

  return (asked) => {
    let turn = waiting.at(-1);
    if (!turn || turn.asked.length >= largest) {
      turn = newTurn();
      waiting.push(turn);
    }
    turn.asked.push(asked);
    if (!isBusy && !isPlanned) {
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
