import type { ReactNode } from 'react';

const head = { padding: '4px 16px 4px 0', font: 'var(--kv-type-caption)', color: 'var(--kv-text-muted)', textAlign: 'start' } as const;

export interface StateTableProps {
  /** Cells by kind, and within a kind by state. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;
}

/** Kinds of a control from top to bottom, its states from left to right. */
export function StateTable({ rows }: StateTableProps) {
  const states = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  return (
    <div style={{ overflowX: 'auto', padding: '0 6px 6px', margin: '0 -6px' }}>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={head}>
              kind
            </th>
            {states.map((state) => (
              <th key={state} scope="col" style={head}>
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([kind, row]) => (
            <tr key={kind}>
              <th scope="row" style={head}>
                {kind}
              </th>
              {states.map((state) => (
                <td key={state} style={{ padding: '8px 16px 8px 0' }}>
                  {row[state]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
