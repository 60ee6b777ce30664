import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProfileChange } from '../../../api/profile';
import { avatarLimits } from '../../../domain/account/avatarLimits';
import type { User } from '../../../domain/account/user';
import type { Mutation } from '../../../state/data/useMutation';
import { useProfileSettingsText } from '../../../text/profile-settings/useProfileSettingsText';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { failureText } from '../failureText';
import { Note, type NoteText } from '../Note';
import { Buttons, Question } from '../ProfileSettings.styles';
import { CroppedPicture } from './CroppedPicture';
import { CropStage } from './CropStage';
import { type CropPlace, keptInside, middle, mostZoom, squareOf } from './cropFrame';

/** Returns what the frame shows as a JPEG: a new picture, without anything that stood beside the pixels. */
function cropPicture(picture: ImageBitmap, place: CropPlace): Promise<Blob> {
  const { left, top, side } = squareOf(picture, place);
  const length = Math.max(1, Math.min(avatarLimits.sentSide, Math.round(side)));
  const canvas = Object.assign(document.createElement('canvas'), { width: length, height: length });
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('No canvas'));
  // JPEG has no transparency, and would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, length, length);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, length, length);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))), 'image/jpeg', 0.9);
  });
}

export interface CropDialogProps {
  /** Null: closed. */
  readonly picture: ImageBitmap | null;
  readonly saving: Mutation<ProfileChange, User>;
  onClose(): void;
  onAnother(): void;
  onSaved(): void;
}

const Zoom = styled.label`
  display: grid;
  gap: 4px;
  font: var(--kv-type-small);
  font-weight: 500;
  > input {
    width: 100%;
    min-height: 24px;
    margin: 0;
    accent-color: var(--kv-accent);
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;

/** What is kept, in the sizes and the shape in which others see it. */
const Previews = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  > p {
    flex: 1;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

const Preview = styled.span<{ $side: number; $tight: number; $corner: number }>`
  position: relative;
  flex: none;
  overflow: hidden;
  width: ${({ $side }) => $side}px;
  height: ${({ $side }) => $side}px;
  border-radius: ${({ $tight, $corner }) =>
    [$tight, $corner, $tight, $tight].map((radius) => `calc(${radius}px * var(--kv-radius-factor))`).join(' ')};
  background: var(--kv-bg-sunken);
`;

const previews = [
  { $side: 64, $tight: 8, $corner: 24 },
  { $side: 36, $tight: 5, $corner: 13 },
] as const;

/** 'Фото профиля': which part of a picture is kept (D64). */
export function CropDialog({ picture, ...props }: CropDialogProps) {
  const { text } = useProfileSettingsText();
  return (
    <Dialog part="dialog" isOpen={picture !== null} onClose={props.onClose} title={text.crop.title} size="s" closeLabel={text.close}>
      {picture && <Crop picture={picture} {...props} />}
    </Dialog>
  );
}

function Crop({ picture, saving, onAnother, onSaved }: CropDialogProps & { readonly picture: ImageBitmap }) {
  const { text } = useProfileSettingsText();
  const [place, setPlace] = useState(middle);
  const [note, setNote] = useState<NoteText | null>(null);
  const save = async () => {
    setNote(null);
    const avatar = await cropPicture(picture, place).catch(() => null);
    if (!avatar) return setNote({ tone: 'error', text: text.avatar.problems.broken });
    const outcome = await saving.run({ avatar });
    if (outcome.status === 'done') onSaved();
    if (outcome.status !== 'failed') return;
    const { error } = outcome;
    const [told] = error.kind === 'rejected' ? (error.fields.avatar ?? []) : [];
    setNote(failureText(error, told ?? text.avatar.failed, text));
  };
  return (
    <Question>
      <CropStage picture={picture} place={place} label={text.crop.place} onMove={setPlace} />
      <Zoom>
        {text.crop.zoom}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.01}
          value={place.zoom}
          onChange={({ currentTarget }) => setPlace(keptInside(picture, { ...place, zoom: currentTarget.valueAsNumber }))}
        />
      </Zoom>
      <Previews>
        {previews.map((shape) => (
          <Preview key={shape.$side} {...shape} aria-hidden="true">
            <CroppedPicture picture={picture} place={place} frame={shape.$side} />
          </Preview>
        ))}
        <p>{text.crop.hint}</p>
      </Previews>
      {note && <Note {...note} />}
      <Buttons>
        <Button variant="primary" size="l" busy={saving.isPending} onClick={() => void save()}>
          {text.crop.save}
        </Button>
        <Button size="l" onClick={onAnother}>
          {text.crop.another}
        </Button>
      </Buttons>
    </Question>
  );
}
