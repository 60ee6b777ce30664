import { usePhotosText } from '../../../text/publish/photos/usePhotosText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Bar } from './Bar';
import { Edge, Wait } from './Photos.styles';
import type { ComingPhoto } from './usePhotos';

/** Per cent that are done when a step begins: reading takes a moment, compressing the rest. */
const done = { waiting: 0, reading: 15, compressing: 45 } as const;

export interface ComingTileProps {
  readonly photo: ComingPhoto;
  onRetry(): void;
  onDrop(): void;
}

/** A file on its way into the form, or one that could not be read. */
export function ComingTile({ photo: { file, step }, onRetry, onDrop }: ComingTileProps) {
  const words = usePhotosText().text;
  if (step === 'failed') {
    return (
      <Wait data-state="failed">
        <b>{file.name}</b>
        <span>{words.unreadable}</span>
        <Button size="s" aria-label={words.againOf(file.name)} onClick={onRetry}>
          {words.again}
        </Button>
        <Edge $at="top">
          <IconButton data-remove="" variant="photo" size="s" icon="x" label={words.dropOf(file.name)} onClick={onDrop} />
        </Edge>
      </Wait>
    );
  }
  return (
    <Wait data-state={step}>
      <b>{file.name}</b>
      <span>{words.steps[step]}</span>
      <Bar value={done[step]} label={words.coming(file.name)} />
    </Wait>
  );
}
