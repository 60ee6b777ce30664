import { createElement, useState } from 'react';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../../ui/buttons/Button';
import type { ProfileSettingsProps } from '../definition';
import { DeletionDialog } from '../dialogs/DeletionDialog';
import { Block, Danger } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import type { BlockProps } from './Sessions';
import { useOwnData } from './useOwnData';

export interface DataAndDeletionProps extends BlockProps, Pick<ProfileSettingsProps, 'onDeleted'> {
  readonly userId: number;
}

/** 'Мои данные' and 'Удаление аккаунта' (D48, D63). */
export function DataAndDeletion({ userId, headingLevel, showToast, onDeleted }: DataAndDeletionProps) {
  const { own } = useProfileSettingsText();
  const [isAsked, setAsked] = useState(false);
  const data = useOwnData(showToast);
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
          <Button icon={profileIcons.trash} onClick={() => setAsked(true)}>
            {own.deletion.open}
          </Button>
        </Danger>
      </Block>
      <DeletionDialog
        userId={userId}
        isOpen={isAsked}
        isDownloading={data.isPending}
        onClose={() => setAsked(false)}
        onDownload={() => void data.download()}
        onDeleted={onDeleted}
      />
    </>
  );
}
