import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from './Spinner';

/** Nobody sees a spinner that would go at once, ms. */
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

/** The room of a page that is on its way; says so when it takes long. */
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
