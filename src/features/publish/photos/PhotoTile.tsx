import { useRuntime } from '../../../state/runtime/runtimeContext';
import { usePhotosText } from '../../../text/publish/photos/usePhotosText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import type { PhotoEntry } from '../form/photoEntry';
import { Bar } from './Bar';
import { Edge, MainMark, Moves, PointedAt, Restore, Sent, Tile } from './Photos.styles';
import { photoIcons } from './photoIcons';

export interface PhotoTileProps {
  readonly entry: PhotoEntry;
  /** Counts from 0. */
  readonly index: number;
  readonly count: number;
  /** Advice is about it. */
  readonly isPointedAt: boolean;
  readonly isLifted: boolean;
  /** Share that is sent; null while nothing is being sent. */
  readonly sent: number | null;
  onMove(to: number): void;
  onRemove(): void;
}

/** A photo of the form: its place, what moves it, what removes it. */
export function PhotoTile({ entry, index, count, isPointedAt, isLifted, sent, onMove, onRemove }: PhotoTileProps) {
  const { text: words } = usePhotosText();
  const place = index + 1;
  return (
    <Tile
      data-movable={count > 1 || undefined}
      data-photo={index}
      data-advice={isPointedAt || undefined}
      data-state={isLifted ? 'lifted' : 'idle'}
    >
      <Picture entry={entry} name={words.name(place)} />
      {isPointedAt && <PointedAt aria-hidden="true">{place}</PointedAt>}
      <Edge $at="top">
        {count > 1 && (
          <Moves>
            <IconButton
              variant="photo"
              size="s"
              icon="chevron-left"
              label={words.earlier(place)}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              variant="photo"
              size="s"
              icon="chevron-right"
              label={words.later(place)}
              disabled={place === count}
              onClick={() => onMove(index + 1)}
            />
          </Moves>
        )}
        <IconButton data-remove="" variant="photo" size="s" icon="x" label={words.remove(place)} onClick={onRemove} />
      </Edge>
      {sent !== null && (
        <Sent>
          {Math.floor(sent * 100)}&nbsp;%
          <Bar value={Math.floor(sent * 100)} label={words.uploading(place)} />
        </Sent>
      )}
      <Edge $at="bottom" hidden={sent !== null}>
        {index === 0 ? (
          <MainMark>{words.main}</MainMark>
        ) : (
          <Button data-main="" variant="photo" size="s" aria-label={words.makeMainOf(place)} onClick={() => onMove(0)}>
            {words.makeMain}
          </Button>
        )}
      </Edge>
    </Tile>
  );
}

/** A photo that the server has removed, and gives back until the form is saved (D44). */
export function RemovedTile({ entry, onRestore }: { readonly entry: PhotoEntry; onRestore(): void }) {
  const { text } = usePhotosText();
  return (
    <Tile data-state="removed">
      <Picture entry={entry} name={text.removed} />
      <Restore>
        <Button size="s" icon={photoIcons.restore} onClick={onRestore}>
          {text.restore}
        </Button>
      </Restore>
    </Tile>
  );
}

function Picture({ entry, name }: { readonly entry: PhotoEntry; readonly name: string }) {
  const { mediaHost } = useRuntime();
  const source = entry.kind === 'new' ? entry.data : pictureUrl(entry.photo.url, mediaHost);
  return <img src={source} alt={name} draggable={false} />;
}

/** Paths belong to the API's host (§7). */
export function pictureUrl(url: string, mediaHost: string): string {
  return /^(https?:|data:)/.test(url) ? url : mediaHost + url;
}
