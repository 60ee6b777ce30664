import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { useStore } from '../../../base/hooks/useStore';
import { usePublishText } from '../../../text/publish/usePublishText';
import type { FormValues } from '../form/formValues';
import { usePublishContext } from '../form/publishContext';
import { Bar } from './Bar';
import { sentShares } from './sentShares';

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 24px;
  font: var(--kv-type-small);
  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    margin: 0;
  }
`;

/** Above the button while photos are being sent: which one, and how much of everything. */
export function Uploading() {
  const { p } = usePublishText();
  const percent = useStore(usePublishContext().upload, (progress) => progress && Math.floor((progress.sent / progress.total) * 100));
  const { value: photos } = useField<FormValues['photos']>('photos', { subscription: { value: true } }).input;
  if (percent === null) return null;
  const shares = sentShares(photos, percent / 100).filter((share) => share !== null);
  const current = shares.findIndex((share) => share < 1);
  return (
    <Box part="progress">
      <Bar value={percent} label={p.sending} />
      <p>
        <b>{p.sending}</b>
        <span>{p.sendingPhoto(current < 0 ? shares.length : current + 1, shares.length)}</span>
        <span>{percent}&nbsp;%</span>
      </p>
    </Box>
  );
}
