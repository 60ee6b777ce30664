import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sharedListQuery } from '../../domain/favourites/sharedList';
import { limits } from '../../domain/limits';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { Button } from '../../ui/buttons/Button';
import { copyText } from '../../ui/dom/copyText';
import { TextField } from '../../ui/fields/TextField';
import { panel } from '../../ui/overlay/panel';
import type { Toasts } from '../../ui/overlay/Toasts';
import { usePopover } from '../../ui/overlay/usePopover';
import { favouriteIcons } from './favouriteIcons';

const Panel = styled.div`
  ${panel}
  width: min(380px, calc(100vw - 16px));
  padding: 16px;
  &:not(:popover-open) {
    display: none;
  }
  &:focus-visible {
    outline: 0;
  }
`;

const Content = styled.div`
  display: grid;
  gap: 12px;
  p {
    margin: 0;
    color: var(--kv-text-muted);
  }
  p:first-child {
    font-weight: 600;
    color: var(--kv-text);
  }
`;

const Link = styled.div`
  display: flex;
  align-items: end;
  gap: 8px;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export interface ShareListProps {
  readonly ids: readonly number[];
  say: Toasts['show'];
}

const anchor = { gap: 6, align: 'end' } as const;

/** The button 'Поделиться' and its panel: a link that holds the list. */
export function ShareList({ ids, say }: ShareListProps) {
  const { text } = useFavouritesText();
  const { siteUrl } = useRuntime();
  const title = useId();
  const { isOpen, trigger, panel: surface, close } = usePopover(undefined, anchor);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const link = new URL(`${siteUrl}/favourites?${sharedListQuery({ ids, name })}`, document.baseURI).href;
  const count = Math.min(ids.length, limits.sharedList);

  const copy = async () => {
    if (await copyText(link)) {
      close();
      say('success', text.copied);
    } else {
      say('error', text.notCopied);
      field.current?.select();
    }
  };
  return (
    <>
      <Button {...trigger} type="button" icon={favouriteIcons.share} aria-haspopup="dialog">
        {text.share}
      </Button>
      <Panel {...surface} role="dialog" aria-labelledby={title}>
        {isOpen && (
          <Content>
            <p id={title}>{text.listOf(count)}</p>
            <p>
              {text.sameList}
              {count < ids.length && ` ${text.firstOf(count)}`}
            </p>
            <Link>
              <TextField
                ref={field}
                label={text.link}
                hideLabel
                value={link}
                readOnly
                onChange={() => {}}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <Button variant="primary" size="l" onClick={() => void copy()}>
                {text.copy}
              </Button>
            </Link>
            <TextField
              label={`${text.listName} (${text.optional})`}
              value={name}
              maxLength={limits.sharedListName}
              autoComplete="off"
              onChange={setName}
            />
          </Content>
        )}
      </Panel>
    </>
  );
}
