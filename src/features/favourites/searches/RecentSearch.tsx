import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { bookmarkIcon } from '../../../ui/icons/bookmarkIcon';
import { Icon } from '../../../ui/icons/Icon';
import { favouriteIcons } from '../favouriteIcons';
import type { SearchRowProps } from './SavedSearch';

/** A search that was run on this device, in a line. */
export function RecentSearch({ record, words, url, text, format, onOpen, onSave, onRemove }: SearchRowProps & { onSave(): void }) {
  const { query, keptAt, total } = record;
  const { line } = words;
  return (
    <li data-favourite={query}>
      <Icon name={favouriteIcons.history} />
      <a href={url} onClick={onOpen}>
        {line}
      </a>
      <small>{text.briefly(format.moment(keptAt, new Date()))}</small>
      <span>{text.total(format.number(total), total)}</span>
      <Button size="s" icon={bookmarkIcon} data-save="" aria-label={text.saveThis(line)} onClick={onSave}>
        {text.saveShort}
      </Button>
      <IconButton size="s" icon="x" data-remove="" label={text.removeThis(line)} onClick={onRemove} />
    </li>
  );
}
