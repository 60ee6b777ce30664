import type { MouseEvent } from 'react';
import { chatsPath } from '../../domain/account/accountTab';
import { type Notification, type NotificationRefusal, targetOf } from '../../domain/notifications/notification';
import { plainClick } from '../../parts/card/card';
import { kindAndArea } from '../../parts/facts/kindAndArea';
import { Thumbnail, ThumbnailFrame } from '../../parts/photo/Thumbnail';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useNotificationsText } from '../../text/notifications/useNotificationsText';
import { Badge } from '../../ui/buttons/Badge';
import { IconButton } from '../../ui/buttons/IconButton';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { Checkbox } from '../../ui/fields/Checkbox';
import type { NotificationsNavigateDetail } from './definition';
import { Row, Target } from './Notifications.styles';
import { trash } from './notificationIcons';

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly isSelected: boolean;
  onSelect(isSelected: boolean): void;
  onDelete(): void;
  /** It was clicked, also to open its target in another tab: it counts as read. */
  onClick(): void;
  /** Called if its listing cannot be opened. */
  onRefused(target: NotificationRefusal, isByKeyboard: boolean): void;
  /** Returns false if the page opens the target itself. */
  onNavigate(detail: NotificationsNavigateDetail): boolean;
}

/** A sentence around the link to a listing (§3) or to messages about it, and what can be done with it. Nobody knows numbers by heart: the photo and the size tell the listing. */
export function NotificationRow({ notification, isSelected, onSelect, onDelete, onClick, onRefused, onNavigate }: NotificationRowProps) {
  const { text: notificationsText, common, format } = useNotificationsText();
  const { siteUrl } = useRuntime();
  const { before, link, after, createdAt, isNew, listing, chatId } = notification;
  const { realtyType } = listing;
  const text = `${before} ${link} ${after}`;
  const target = targetOf(notification);
  const isChat = target === 'chat';
  // A listing is always among rents: the page of a sale corrects its address (D18).
  const url = siteUrl + (isChat ? chatsPath('open', chatId) : `/rent/${listing.id}`);
  const open = plainClick((event: MouseEvent) => {
    if (!onNavigate({ url, ...(isChat ? { target: 'chat', chatId } : { target: 'listing' }) })) event.preventDefault();
  });
  return (
    <Row data-state={isNew ? 'new' : 'read'} data-notification={notification.id} part="notification">
      <Checkbox label={<VisuallyHidden>{notificationsText.select(text)}</VisuallyHidden>} checked={isSelected} onChange={onSelect} />
      <ThumbnailFrame aria-hidden="true">
        <Thumbnail photo={listing.photos[0]} />
      </ThumbnailFrame>
      <div>
        <p>
          {before}{' '}
          {target === 'open' || target === 'chat' ? (
            <Target
              href={url}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => {
                onClick();
                open(event);
              }}
              onAuxClick={({ button }: MouseEvent) => {
                if (button === 1) onClick();
              }}
            >
              {link}
            </Target>
          ) : (
            <Target
              as="button"
              {...{ type: 'button' }}
              onClick={({ detail }: MouseEvent) => {
                onClick();
                // A key press has no number of clicks.
                onRefused(target, detail === 0);
              }}
            >
              {link}
            </Target>
          )}{' '}
          {after}
        </p>
        {realtyType && listing.area !== null && <small>{kindAndArea({ ...listing, realtyType }, common, format).join(', ')}</small>}
        <time dateTime={createdAt.toISOString()}>{format.moment(createdAt, new Date())}</time>
      </div>
      {isNew && (
        <Badge $tone="accent" data-kind="fresh">
          {notificationsText.fresh}
        </Badge>
      )}
      <IconButton icon={trash} label={notificationsText.deleteOne(text)} onClick={onDelete} />
    </Row>
  );
}
