import { styled } from 'styled-components';
import { block } from './block';

/** Stone for absent or broken, petrol for not yet or done. */
export type ArtName = 'nothing' | 'network' | 'broken' | 'signIn' | 'done' | 'messages' | 'listings';

const ofPetrol: readonly ArtName[] = ['signIn', 'done', 'messages', 'listings'];

/** Light and dark sides of the drawing; here, in the chunk that only empty and failed states load. */
const Svg = styled.svg`
  width: 100%;
  height: 100%;
  stroke-linejoin: round;
  stroke-linecap: round;
  --line: light-dark(#8e897d, #4a5d59);
  --window: light-dark(#9da8a4, #566964);
  [data-kind] {
    stroke: none;
  }
  [data-kind='t'],
  [data-kind='l'],
  [data-kind='r'],
  [data-kind='e'] {
    stroke: var(--line);
    stroke-width: 0.6;
  }
  [data-kind='t'] {
    fill: light-dark(#fff, #2a3a37);
  }
  [data-kind='l'] {
    fill: light-dark(#e3ded1, #1f2d2b);
  }
  [data-kind='r'] {
    fill: light-dark(#cfc9ba, #172221);
  }
  [data-kind='e'] {
    fill: none;
    opacity: 0.55;
  }
  [data-kind='w'] {
    fill: var(--window);
    opacity: 0.62;
  }
  [data-kind='v'] {
    fill: var(--window);
    opacity: 0.8;
  }
  [data-kind='a'] {
    fill: var(--line);
  }
  [data-kind='p'] {
    fill: light-dark(#fff, #2a3a37);
    opacity: 0.55;
  }
  [data-kind='y'] {
    fill: light-dark(#d5dfc4, #1f3326);
  }
  [data-kind='s'] {
    fill: var(--line);
    opacity: 0.35;
  }
  [data-kind='g'] {
    fill: light-dark(#9db28c, #2f4a39);
  }
  [data-kind='h'] {
    fill: light-dark(#86a078, #274032);
  }
  &[data-tone='accent'] {
    [data-kind='t'] {
      fill: var(--kv-accent-soft);
    }
    [data-kind='l'] {
      fill: var(--kv-accent);
    }
    [data-kind='r'] {
      fill: var(--kv-accent-hover);
    }
    [data-kind='w'],
    [data-kind='v'] {
      fill: var(--kv-on-accent);
      opacity: 0.55;
    }
    [data-kind='a'] {
      fill: var(--kv-accent-pressed);
    }
  }
  g {
    fill: none;
    stroke-width: 4;
  }
`;

const surface = 'var(--kv-bg-surface)';
const ink = 'var(--kv-text)';
const danger = 'var(--kv-danger)';

const signs = {
  nothing: (
    <g stroke={ink}>
      <circle cx="138" cy="52" r="22" fill={surface} strokeWidth="3.5" />
      <path d="M154 69l17 18" strokeWidth="6" />
      <path d="M130 52h16" stroke="var(--kv-accent)" />
    </g>
  ),
  network: (
    <g>
      <path d="M122 34a32 32 0 0 1 46 0M131 43a19 19 0 0 1 28 0" stroke="var(--line)" />
      <circle cx="145" cy="53" r="2.5" fill={ink} stroke={ink} />
      <path d="M126 58l38-38" stroke="var(--kv-bg-page)" strokeWidth="9" />
      <path d="M126 58l38-38" stroke={danger} />
    </g>
  ),
  signIn: (
    <g stroke={surface} strokeWidth="3">
      <path d="M126 12h28a12 12 0 0 1 12 12v28h-40Z" fill="var(--kv-accent)" />
      <g stroke="var(--kv-on-accent)" strokeWidth="3.5">
        <circle cx="146" cy="26" r="5.5" />
        <path d="M136.500 43.500v-1a6.500 6.500 0 0 1 6.500-6.500h6a6.500 6.500 0 0 1 6.500 6.500v1" />
      </g>
    </g>
  ),
  broken: (
    <g stroke={danger} strokeWidth="3.5">
      <path d="M122 52 145 14l23 38Z" fill={surface} />
      <path d="M145 28v11M145 45.5v.1" />
    </g>
  ),
  done: (
    <g stroke={surface}>
      <path d="M126 12h30a12 12 0 0 1 12 12v30h-42Z" fill="var(--kv-accent)" strokeWidth="3" />
      <path d="m137 33 7 7 13-14" />
    </g>
  ),
  messages: (
    <g strokeWidth="3">
      <path d="M118 16h50v24a8 8 0 0 1-8 8h-24l-12 10V48h-2a8 8 0 0 1-8-8V20a4 4 0 0 1 4-4Z" fill={surface} stroke={ink} />
      <path d="M126 28h32M126 36h20" stroke="var(--kv-accent)" />
    </g>
  ),
  listings: (
    <g strokeWidth="3">
      <path d="M128 14h26a10 10 0 0 1 10 10v26h-36Z" fill="var(--kv-accent)" stroke={surface} />
      <path d="M146 24v16M138 32h16" stroke="var(--kv-on-accent)" strokeWidth="3.5" />
    </g>
  ),
};

export default function StateArt({ name }: { name: ArtName }) {
  return (
    <Svg viewBox="0 -6 200 150" data-tone={ofPetrol.includes(name) ? 'accent' : undefined} aria-hidden="true" focusable="false">
      {block.map(([kind, path]) => (
        <path key={path} data-kind={kind} d={path} />
      ))}
      {signs[name]}
    </Svg>
  );
}
