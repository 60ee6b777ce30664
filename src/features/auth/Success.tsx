import { styled } from 'styled-components';
import { useAuthText } from '../../text/auth/useAuthText';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { overlayIcons } from '../../ui/icons/overlayIcons';

const Frame = styled.div`
  display: grid;
  gap: 20px;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: calc(8px * var(--kv-radius-factor)) calc(24px * var(--kv-radius-factor)) calc(8px * var(--kv-radius-factor))
    calc(8px * var(--kv-radius-factor));
  background: var(--kv-accent-soft);
  color: var(--kv-text-accent);
`;

/** Shown under 'Вы успешно зарегистрировались!' (§2). */
export function Success({ onDone }: { onDone(): void }) {
  const { text } = useAuthText();
  return (
    <Frame>
      <Mark>
        <Icon name={overlayIcons.check} size={32} />
      </Mark>
      <Button variant="primary" size="l" block onClick={onDone}>
        {text.registration.ok}
      </Button>
    </Frame>
  );
}
