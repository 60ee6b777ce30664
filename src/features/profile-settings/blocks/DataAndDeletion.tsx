import { createElement, useEffect, useState } from 'react';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../../ui/buttons/Button';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { ProfileSettingsProps } from '../definition';
import { Block, Danger } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import type { SettingsBlockProps } from './Sessions';
import { useOwnData } from './useOwnData';

export interface DataAndDeletionProps extends SettingsBlockProps, Pick<ProfileSettingsProps, 'onDeleted'> {
  readonly userId: number;
}

const fetchDialog = () => import('../dialogs/DeletionDialog').then(({ DeletionDialog }) => DeletionDialog);
const fetchEarly = () => void fetchDialog().catch(() => {});

/** 'Мои данные' and 'Удаление аккаунта' (D48, D63). */
export function DataAndDeletion({ userId, headingLevel, showToast, onDeleted }: DataAndDeletionProps) {
  const { own } = useProfileSettingsText();
  const [isAsked, setAsked] = useState(false);
  const data = useOwnData(showToast);
  const { value: DeletionDialog, hasFailed, load } = useLazy(fetchDialog);
  useEffect(() => {
    if (!hasFailed || !isAsked) return;
    showToast('error', own.network);
    setAsked(false);
  }, [hasFailed, isAsked, showToast, own]);
  return (
    <>
      <Block part="section" aria-label={own.data.title}>
        {createElement(`h${headingLevel}`, null, own.data.title)}
        <p>{own.data.text}</p>
        <Button icon={profileIcons.download} busy={data.isPending} onClick={() => void data.download()}>
          {own.data.download}
        </Button>
      </Block>
      <Block part="section" aria-label={own.deletion.title}>
        {createElement(`h${headingLevel}`, null, own.deletion.title)}
        <p>{own.deletion.text}</p>
        <Danger>
          <Button
            icon={profileIcons.trash}
            busy={isAsked && !DeletionDialog}
            onPointerEnter={fetchEarly}
            onFocus={fetchEarly}
            onClick={() => {
              load();
              setAsked(true);
            }}
          >
            {own.deletion.open}
          </Button>
        </Danger>
      </Block>
      {DeletionDialog && (
        <DeletionDialog
          userId={userId}
          isOpen={isAsked}
          isDownloading={data.isPending}
          onClose={() => setAsked(false)}
          onDownload={() => void data.download()}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
