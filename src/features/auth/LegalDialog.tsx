import { useRef } from 'react';
import { styled } from 'styled-components';
import { useLegalText } from '../../text/auth/legal/useLegalText';
import { useAuthText } from '../../text/auth/useAuthText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { formIcons } from '../../ui/formIcons';

export type LegalDocument = 'agreement' | 'privacy';

export interface LegalDialogProps {
  /** Null: closed. */
  readonly document: LegalDocument | null;
  onBack(): void;
}

const Text = styled.div`
  display: grid;
  gap: 12px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  > p > b {
    color: var(--kv-text);
  }
`;

/** The agreement or the policy over the form of registration, which stays as it was filled in (§2). */
export function LegalDialog({ document, onBack }: LegalDialogProps) {
  const { a } = useAuthText();
  const legal = useLegalText();
  // What it closes with is what it was opened with.
  const last = useRef<LegalDocument>('agreement');
  if (document) last.current = document;
  const { title, points } = legal[last.current];
  return (
    <Dialog
      isOpen={document !== null}
      onClose={onBack}
      title={title}
      size="s"
      closeLabel={a.close}
      part="dialog"
      footer={
        <Button icon={formIcons.arrowLeft} onClick={onBack}>
          {a.registration.back}
        </Button>
      }
    >
      <Text>
        {points.map(([name, text], index) => (
          <p key={name}>
            <b>
              {index + 1}. {name}.
            </b>{' '}
            {text}
          </p>
        ))}
      </Text>
    </Dialog>
  );
}
