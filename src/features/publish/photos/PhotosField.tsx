import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { useLatest } from '../../../base/hooks/useLatest';
import { useStore } from '../../../base/hooks/useStore';
import { formLimits } from '../../../domain/listing/form/formLimits';
import { usePhotosText } from '../../../text/publish/photos/usePhotosText';
import { usePublishText } from '../../../text/publish/usePublishText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { CoveringInput } from '../../../ui/fields/choice';
import { ErrorText } from '../../../ui/fields/field';
import { Icon } from '../../../ui/icons/Icon';
import { CoachNotes } from '../coach/CoachSlot';
import { useFormField } from '../fields/useFormField';
import type { FormValues } from '../form/formValues';
import { keyOf } from '../form/photoEntry';
import { usePublishContext } from '../form/publishContext';
import { Add, Camera } from './AddPhotos.styles';
import { ComingTile } from './ComingTile';
import { Hint, Refused, Tiles } from './Photos.styles';
import { PhotoTile, RemovedTile } from './PhotoTile';
import { photoIcons } from './photoIcons';
import { sentShares } from './sentShares';
import { usePhotos } from './usePhotos';
import { useReorder } from './useReorder';

const most = formLimits.photos.max;
const accepted = 'image/jpeg,image/png';

const hasFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');

/** Photos: chosen, dropped, pasted or taken; the first is the main one (§2, §5). */
export function PhotosField() {
  const { text } = usePublishText();
  const { text: words } = usePhotosText();
  const { id, value: photos, error, onFocus, onBlur } = useFormField('photos');
  const { value: gone } = useField<FormValues['removed']>('removed', { subscription: { value: true } }).input;
  const removed = gone.filter((entry) => !photos.includes(entry));
  const actions = usePhotos();
  const { coach, upload } = usePublishContext();
  const pointedAt = useStore(coach, (state) => state.photos);
  const block = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');

  const latest = useLatest(actions.add);
  useEffect(() => {
    // A picture may be pasted wherever the cursor is in the form.
    const form = block.current?.closest('form');
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    form?.addEventListener('paste', paste);
    return () => form?.removeEventListener('paste', paste);
  }, [latest]);

  const move = (key: string, to: number) => {
    actions.move(key, to);
    setSaid(words.moved(to + 1));
  };
  const reorder = useReorder(photos.map(keyOf), move);
  const percent = useStore(upload, (progress) => progress && Math.floor((progress.sent / progress.total) * 100));
  const sent = percent === null ? [] : sentShares(photos, percent / 100);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    actions.add([...(event.currentTarget.files ?? [])]);
    // The same file may be chosen again.
    event.currentTarget.value = '';
  };
  const left = most - photos.length - actions.coming.length;
  const isAlone = photos.length + actions.coming.length + removed.length === 0;
  const input = {
    type: 'file',
    accept: accepted,
    disabled: left <= 0,
    onChange: choose,
    onFocus,
    onBlur,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-note` : undefined,
  } as const;

  return (
    <div
      ref={block}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        actions.add([...event.dataTransfer.files]);
      }}
    >
      {!isAlone && <Hint>{words.hint}</Hint>}
      <Tiles ref={reorder.list} {...reorder.handlers} aria-label={text.fields.photos}>
        {photos.map((entry, index) => (
          <PhotoTile
            key={keyOf(entry)}
            entry={entry}
            index={index}
            count={photos.length}
            isPointedAt={pointedAt.includes(index)}
            isLifted={reorder.lifted === keyOf(entry)}
            sent={sent[index] ?? null}
            onMove={(to) => move(keyOf(entry), to)}
            onRemove={() => {
              actions.remove(entry);
              setSaid(words.removed);
            }}
          />
        ))}
        {actions.coming.map((photo) => (
          <ComingTile key={photo.id} photo={photo} onRetry={() => actions.retry(photo.id)} onDrop={() => actions.drop(photo.id)} />
        ))}
        {removed.map((entry) => (
          <RemovedTile key={`removed-${keyOf(entry)}`} entry={entry} onRestore={() => actions.restore(entry)} />
        ))}
        <Add data-state={isAlone ? 'alone' : 'beside'}>
          <label data-over={isOver || undefined} data-invalid={error ? '' : undefined}>
            <CoveringInput {...input} id={id} multiple />
            <Icon name={photoIcons.add} size={24} />
            <b>{isOver ? words.drop : left <= 0 ? words.full : isAlone ? words.choose : words.add}</b>
            {!isOver && left > 0 && <span>{isAlone ? words.chooseHint : words.more(left)}</span>}
          </label>
          <Camera>
            <label>
              <CoveringInput {...input} aria-label={words.camera} capture="environment" />
              <Icon name={photoIcons.camera} size={24} />
              <b>{words.camera}</b>
            </label>
          </Camera>
        </Add>
      </Tiles>
      <Refused role="status">{actions.hasHeic && words.heic}</Refused>
      <CoachNotes fields={['photos']} />
      {error && <ErrorText id={`${id}-note`}>{error}</ErrorText>}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
