import { createElement, useEffect, useState } from 'react';
import { getOwnData } from '../../../api/profile';
import { useMutation } from '../../../state/data/useMutation';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../../ui/buttons/Button';
import { useLazy } from '../../../ui/hooks/useLazy';
import type { Toasts } from '../../../ui/overlay/Toasts';
import type { ProfileSettingsProps } from '../definition';
import { Block, Danger } from '../ProfileSettings.styles';
import { profileIcons } from '../profileIcons';
import { saveFile } from '../saveFile';
import type { SettingsBlockProps } from './Sessions';

/** Name of the file. */
const fileName = 'kvartal.json';

/** Saves one's own data as a file. */
function useOwnData(showToast: Toasts['show']) {
  const { text } = useProfileSettingsText();
  const { transport } = useRuntime();
  const asking = useMutation<null, object>((_nothing, options) => getOwnData(transport, options));
  return {
    isPending: asking.isPending,
    async download() {
      const outcome = await asking.run(null);
      if (outcome.status === 'done') saveFile(fileName, 'application/json', JSON.stringify(outcome.value, null, 2));
      if (outcome.status !== 'failed') return;
      const isTooMany = outcome.error.kind === 'rejected' && outcome.error.status === 429;
      showToast('error', isTooMany ? text.tooMany : text.data.failed);
    },
  };
}

export interface DataAndDeletionProps extends SettingsBlockProps, Pick<ProfileSettingsProps, 'onDeleted'> {
  readonly userId: number;
}

const fetchDialog = () => import('../dialogs/DeletionDialog').then(({ DeletionDialog }) => DeletionDialog);
const fetchEarly = () => void fetchDialog().catch(() => {});

/** 'Мои данные' and 'Удаление аккаунта' (D48, D63). */
export function DataAndDeletion({ userId, headingLevel, showToast, onDeleted }: DataAndDeletionProps) {
  const { text } = useProfileSettingsText();
  const [isAsked, setAsked] = useState(false);
  const data = useOwnData(showToast);
  const { value: DeletionDialog, hasFailed, load } = useLazy(fetchDialog);
  useEffect(() => {
    if (!hasFailed || !isAsked) return;
    showToast('error', text.network);
    setAsked(false);
  }, [hasFailed, isAsked, showToast, text]);
  return (
    <>
      <Block part="section" aria-label={text.data.title}>
        {createElement(`h${headingLevel}`, null, text.data.title)}
        <p>{text.data.text}</p>
        <Button icon={profileIcons.download} busy={data.isPending} onClick={() => void data.download()}>
          {text.data.download}
        </Button>
      </Block>
      <Block part="section" aria-label={text.deletion.title}>
        {createElement(`h${headingLevel}`, null, text.deletion.title)}
        <p>{text.deletion.text}</p>
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
            {text.deletion.open}
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
