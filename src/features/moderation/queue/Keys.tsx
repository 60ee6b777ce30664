import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Key } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  margin-top: 32px;
  padding-top: 16px;
  border-top: 1px solid var(--kv-line);
  font: var(--kv-type-caption);
  color: var(--kv-text-muted);
  > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  label {
    font: inherit;
    align-items: center;
  }
  @media (pointer: coarse) {
    > span {
      display: none;
    }
  }
  @container kv (width < 744px) {
    display: none;
  }
`;

const All = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 112px 1fr;
    align-items: center;
    padding: 8px 0;
    border-top: 1px solid var(--kv-line);
    font: var(--kv-type-small);
  }
  > :first-child {
    border: 0;
  }
  dt {
    display: flex;
    gap: 4px;
  }
  /* A dialog is as narrow as a phone, and names them all the same. */
  dt > kbd {
    display: inline-grid;
  }
  dd {
    margin: 0;
  }
`;

const keys = (...names: readonly string[]): ReactNode => names.map((name) => <Key key={name}>{name}</Key>);

export interface KeysLineProps {
  readonly isOn: boolean;
  onSwitch(isOn: boolean): void;
  onAll(): void;
}

/** The keys under the page, and their switch (WCAG 2.1.4). */
export function KeysLine({ isOn, onSwitch, onAll }: KeysLineProps) {
  const { text: moderationPageText } = useModerationPageText();
  const { list } = moderationPageText.keys;
  const shown: readonly (readonly [readonly string[], string])[] = [
    [['J', 'K'], list.move],
    [['A'], list.approve],
    [['R'], list.rejectShort],
    [['1–9'], list.reasonShort],
    [['S'], list.postponeShort],
    [['Z'], list.undoShort],
    [['?'], list.help],
  ];
  return (
    <Line>
      {isOn ? (
        <>
          {shown.map(([names, text]) => (
            <span key={text}>
              {keys(...names)} {text}
            </span>
          ))}
          <span>{moderationPageText.keys.layout}</span>
        </>
      ) : (
        <span>{moderationPageText.keys.off}</span>
      )}
      <Checkbox label={moderationPageText.keys.toggle} checked={isOn} onChange={onSwitch} />
      <Button variant="ghost" size="s" icon={moderationIcons.keyboard} aria-haspopup="dialog" onClick={onAll}>
        {moderationPageText.keys.name}
      </Button>
    </Line>
  );
}

export interface KeysDialogProps {
  readonly isOpen: boolean;
  onClose(): void;
}

export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const { text: moderationPageText } = useModerationPageText();
  const { list } = moderationPageText.keys;
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['J', 'K'], list.move],
    [['A'], list.approve],
    [['R'], list.reject],
    [['1–9'], list.reason],
    [['Ctrl', 'Enter'], list.send],
    [['S'], list.postpone],
    [['Z'], list.undo],
    [['G'], list.photos],
    [['?'], list.help],
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={moderationPageText.keys.name} closeLabel={moderationPageText.close}>
      <All>
        {rows.map(([names, text]) => (
          <Fragment key={text}>
            <div>
              <dt>{keys(...names)}</dt>
              <dd>{text}</dd>
            </div>
          </Fragment>
        ))}
      </All>
    </Dialog>
  );
}
