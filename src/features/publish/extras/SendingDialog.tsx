import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { useStore } from '../../../base/hooks/useStore';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { FormValues } from '../form/formValues';
import { usePublishContext } from '../form/publishContext';
import { Bar } from '../photos/Bar';
import { sentShares } from '../photos/sentShares';

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 8px;
  font: var(--kv-type-small);
  font-variant-numeric: var(--kv-numeric);
  > p {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    margin: 0;
  }
  > p > :last-child {
    color: var(--kv-text-muted);
  }
`;

/** ms: what is sent sooner needs no dialog. */
const patience = 300;

/** While photos are being sent: which one, how much of everything, and a way to stop. Stopping keeps the form. */
export function SendingDialog({ onCancel }: { onCancel(): void }) {
  const { text } = usePublishText();
  const { text: draftsText } = useDraftsText();
  const { upload, showToast } = usePublishContext();
  const percent = useStore(upload, (progress) => progress && Math.floor((progress.sent / progress.total) * 100));
  const { value: photos } = useField<FormValues['photos']>('photos', { subscription: { value: true } }).input;
  const isSending = percent !== null;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSending]);
  const shares = sentShares(photos, (percent ?? 0) / 100).filter((share) => share !== null);
  const current = shares.findIndex((share) => share < 1);
  const place = text.sendingPhoto(current < 0 ? shares.length : current + 1, shares.length);
  const stop = () => {
    onCancel();
    showToast('info', draftsText.stopped);
  };
  return (
    <Dialog
      isOpen={isSending && isLong}
      onClose={stop}
      title={text.sending}
      size="s"
      closeLabel={draftsText.confirm.cancel}
      footer={
        <Button size="l" onClick={stop}>
          {draftsText.confirm.cancel}
        </Button>
      }
    >
      <Box part="progress">
        <Bar value={percent ?? 0} label={place} />
        <p>
          <b>{place}</b>
          <span>{percent}&nbsp;%</span>
        </p>
      </Box>
    </Dialog>
  );
}
