import { type ReactNode, useState } from 'react';

export interface StatefulProps<T> {
  readonly initial: T;
  /** Told of every change, for assertions. */
  readonly onChange?: (value: T) => void;
  readonly children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Keeps the value of a controlled control while a story is tried out. */
export function Stateful<T>({ initial, onChange, children }: StatefulProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
