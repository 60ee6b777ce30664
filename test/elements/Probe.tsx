import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { register } from '../../src/elements/register';
import { type ProbeProps, probe } from './fixture';

/** What the probe has seen, over all its instances. */
export const seen = { mounts: 0, unmounts: 0, renders: 0, answers: [] as unknown[] };

const Box = styled.div`
  color: rgb(1, 2, 3);
`;

/** Shows its props as JSON, counts clicks, and can be told to fail. */
export function Probe({ onFiltersChange, onNavigate, onError: _onError, onReady, title: _title, token, ...shown }: ProbeProps) {
  const [clicks, setClicks] = useState(0);
  seen.renders += 1;
  useEffect(() => {
    seen.mounts += 1;
    return () => {
      seen.unmounts += 1;
    };
  }, []);
  if (shown.label === 'взрыв') throw new Error('проба');
  const click = () => {
    setClicks(clicks + 1);
    onFiltersChange?.({ clicks: clicks + 1 });
    seen.answers.push(onNavigate?.({ url: '/rent/1' }));
    onReady?.();
  };
  return (
    <Box data-testid="box">
      <button type="button" onClick={click}>
        {clicks}
      </button>
      <pre>{JSON.stringify({ ...shown, hasToken: token !== undefined })}</pre>
    </Box>
  );
}

export const defineProbe = () => register(probe, Probe);
