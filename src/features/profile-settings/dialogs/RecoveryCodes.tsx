import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSecondFactorText } from '../../../text/profile-settings/factor/useSecondFactorText';
import { Button } from '../../../ui/buttons/Button';
import { copyText } from '../../../ui/dom/copyText';
import { Note } from '../Note';
import { Buttons, Question } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import { saveFile } from '../saveFile';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  onDone(): void;
}

/** The last step: recovery codes, to be kept elsewhere. They are shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { text } = useSecondFactorText();
  const place = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  // The text is read out; the buttons are further on.
  useLayoutEffect(() => place.current?.focus(), []);
  const copy = () => copyText(codes.join('\n'));
  return (
    <Place ref={place} tabIndex={-1}>
      <p>{text.codes.text}</p>
      <List aria-label={text.codes.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Buttons>
        <Button onClick={async () => setCopied(await copy())}>{text.codes.copy}</Button>
        <Button
          icon={profileIcons.download}
          onClick={() => saveFile('kvartal-codes.txt', 'text/plain', `${text.codes.file}\n\n${codes.join('\n')}\n`)}
        >
          {text.codes.download}
        </Button>
      </Buttons>
      {copied !== null && <Note tone={copied ? 'info' : 'error'} text={copied ? text.codes.copied : text.codes.notCopied} />}
      <Button variant="primary" size="l" block onClick={onDone}>
        {text.codes.done}
      </Button>
    </Place>
  );
}

const Place = styled(Question)`
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 8px 16px;
  margin: 0;
  padding: 12px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-sunken);
  list-style: none;
  font-family: ui-monospace, monospace;
  user-select: text;
  > li {
    white-space: nowrap;
  }
`;
