import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from './Spinner';

/** Delay before the spinner, so that fast loads do not flash it, ms. */
const patience = 400;

const Room = styled.div`
  display: grid;
  place-items: center;
  place-content: center;
  gap: 12px;
  min-height: 60vh;
  color: var(--kv-text-muted);
  > svg {
    color: var(--kv-indicator);
  }
`;

/** Placeholder of a loading page; shows and announces loading when it is slow. */
export function PageLoading({ label }: { label: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Room role="status">
      {isLong && (
        <>
          <Spinner size={48} />
          {label}
        </>
      )}
    </Room>
  );
}
