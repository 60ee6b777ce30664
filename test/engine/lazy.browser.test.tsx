import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { atEndOfTest } from '../support/cleanups';

function show(content: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(content);
  const unmount = () => root.unmount();
  atEndOfTest(unmount);
  return { box, unmount, show: (next: ReactNode) => root.render(next) };
}

const Name = ({ name }: { name: string }) => <b>{name}</b>;

/** Code that comes when it is let go. */
function slowCode() {
  let come = () => {};
  let fail = (_reason: unknown) => {};
  const code = new Promise<{ default: ComponentType<{ name: string }> }>((resolve, reject) => {
    come = () => resolve({ default: Name });
    fail = reject;
  });
  return { Lazy: lazy(() => code), come, fail };
}

class Boundary extends Component<{ children?: ReactNode }> {
  override state = { failure: '' };
  static getDerivedStateFromError(failure: unknown) {
    return { failure: String(failure) };
  }
  override render() {
    return this.state.failure || this.props.children;
  }
}

it('shows the fallback in place of code on its way, and everything else at once', async () => {
  const { Lazy, come } = slowCode();
  const { box } = show(
    <Suspense fallback="…">
      <Lazy name="дом" /> <i>рядом</i>
    </Suspense>,
  );
  await expect.poll(() => box.textContent).toBe('… рядом');
  come();
  await expect.poll(() => box.textContent).toBe('дом рядом');
});

it('shows code that came between drawing and the effect', async () => {
  const Lazy = lazy(() => Promise.resolve({ default: Name }));
  const { box } = show(
    <Suspense fallback="…">
      <Lazy name="дом" />
    </Suspense>,
  );
  await expect.poll(() => box.textContent).toBe('дом');
});

it('shows code at once that has come before', async () => {
  const { Lazy, come } = slowCode();
  const first = show(<Lazy name="первый" />);
  come();
  await expect.poll(() => first.box.textContent).toBe('первый');
  const second = document.body.appendChild(document.createElement('div'));
  const seen: (string | null)[] = [];
  const watcher = new MutationObserver(() => seen.push(second.textContent));
  watcher.observe(second, { childList: true, subtree: true, characterData: true });
  const root = createRoot(second);
  atEndOfTest(() => root.unmount());
  root.render(
    <Suspense fallback="…">
      <Lazy name="второй" />
    </Suspense>,
  );
  await expect.poll(() => second.textContent).toBe('второй');
  watcher.disconnect();
  expect(seen).not.toContain('…');
});

it('shows the props of now when the code comes', async () => {
  const { Lazy, come } = slowCode();
  const { box, show: showNext } = show(<Lazy name="до" />);
  showNext(<Lazy name="после" />);
  come();
  await expect.poll(() => box.textContent).toBe('после');
});

it('says nothing when the code comes to what has gone', async () => {
  const { Lazy, come } = slowCode();
  const { box, unmount } = show(
    <Suspense fallback="…">
      <Lazy name="дом" />
    </Suspense>,
  );
  await expect.poll(() => box.textContent).toBe('…');
  unmount();
  come();
  const other = show(<Lazy name="снова" />);
  await expect.poll(() => other.box.textContent).toBe('снова');
  expect(box.textContent).toBe('');
});

it('throws a failure where a boundary catches it', async () => {
  const { Lazy, fail } = slowCode();
  const { box } = show(
    <Boundary>
      <Suspense fallback="…">
        <Lazy name="дом" />
      </Suspense>
    </Boundary>,
  );
  await expect.poll(() => box.textContent).toBe('…');
  fail(new Error('no code'));
  await expect.poll(() => box.textContent).toBe('Error: no code');
});
