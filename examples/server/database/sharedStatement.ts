import { forSeveral } from '../operation/requestContext';
import { patience as patienceOfStatement, withinRequest } from './withinTime';

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
  /** The statement that calls wait for. */
  let current: object | null = null;
  let isPlanned = false;
  let timer: NodeJS.Timeout | undefined;

  const begin = () => {
    isPlanned = false;
    const turn = current ? undefined : waiting.shift();
    if (!turn) return;
    const statement = {};
    current = statement;
    if (waiting.length > 0) beImpatient();
    forSeveral(() => run(turn.asked))
      .then(turn.resolve, turn.reject)
      .then(() => goOn(statement));
  };
  const goOn = (statement: object | null) => {
    if (current !== statement) return;
    current = null;
    clearTimeout(timer);
    timer = undefined;
    begin();
  };
  const beImpatient = () => {
    const statement = current;
    timer ??= setTimeout(() => goOn(statement), patience);
  };

  return (asked) => {
    let turn = waiting.at(-1);
    if (!turn || turn.asked.length >= largest) {
      turn = newTurn();
      waiting.push(turn);
    }
    turn.asked.push(asked);
    if (current) {
      beImpatient();
    } else if (!isPlanned) {
      isPlanned = true;
      // The statement waits for everything else that arrives in this turn of the event loop, to answer that, too.
      setImmediate(begin);
    }
    return withinRequest(turn.answer, patienceOfStatement);
  };
}

function newTurn<Asked, Answer>(): Turn<Asked, Answer> {
  let [resolve, reject]: [(answer: Answer) => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const answer = new Promise<Answer>((...settle) => {
    [resolve, reject] = settle;
  });
  return { asked: [], answer, resolve, reject };
}
