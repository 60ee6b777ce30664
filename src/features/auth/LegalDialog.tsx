import { useRef } from 'react';
import { styled } from 'styled-components';
import { legalPath } from '../../domain/content/legalPages';
import { LegalPageText } from '../../parts/legal/LegalPageText';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useAuthText } from '../../text/auth/useAuthText';
import { useLegalText } from '../../text/legal/useLegalText';
import { Button } from '../../ui/buttons/Button';
import { formIcons } from '../../ui/icons/formIcons';
import { Dialog } from '../../ui/overlay/Dialog';

export type LegalDocument = 'agreement' | 'privacy';

export interface LegalDialogProps {
  /** Null: closed. */
  readonly document: LegalDocument | null;
  onBack(): void;
}

/** Focusable, to scroll by keyboard. */
const Text = styled.div`
  font: var(--kv-type-small);
  border-radius: 2px;
  &:focus-visible {
    outline-offset: 8px;
    box-shadow: none;
  }
`;

/** The agreement or the policy over the registration form, which keeps its input (§2). */
export function LegalDialog({ document, onBack }: LegalDialogProps) {
  const { text } = useAuthText();
  const { text: legalText } = useLegalText();
  const { siteUrl } = useRuntime();
  // Keeps the content while closing.
  const last = useRef<LegalDocument>('agreement');
  if (document) last.current = document;
  const title = legalText.pages[last.current];
  return (
    <Dialog
      isOpen={document !== null}
      onClose={onBack}
      title={title}
      size="xl"
      closeLabel={text.close}
      part="dialog"
      footer={
        <Button icon={formIcons.arrowLeft} onClick={onBack}>
          {text.registration.back}
        </Button>
      }
    >
      <Text role="region" aria-label={title} tabIndex={0}>
        <LegalPageText
          page={last.current}
          headingLevel={3}
          // The page opens in a new tab, or the input of the form would be lost.
          linkTo={(page) => ({ href: siteUrl + legalPath(page), target: '_blank', rel: 'noopener' })}
        />
      </Text>
    </Dialog>
  );
}
