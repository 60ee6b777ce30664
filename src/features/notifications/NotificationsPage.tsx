import { createElement, useRef } from 'react';
import { isNetworkError } from '../../api/client/errors';
import type { NotificationIds } from '../../api/notifications';
import { type Notification, type NotificationRefusal, offerOf } from '../../domain/notifications/notification';
import { SignInPrompt } from '../../parts/account/SignInPrompt';
import { useOwnerActions } from '../../parts/account/useOwnerActions';
import { useNotificationsText } from '../../text/notifications/useNotificationsText';
import { Button } from '../../ui/buttons/Button';
import { Pagination } from '../../ui/buttons/Pagination';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { SelectAll } from '../../ui/fields/SelectAll';
import { overlayIcons } from '../../ui/icons/overlayIcons';
import { useToasts } from '../../ui/overlay/Toasts';
import { FailureState } from '../../ui/states/FailureState';
import { Skeleton } from '../../ui/states/Skeleton';
import { StateBlock } from '../../ui/states/StateBlock';
import type { NotificationsNavigateDetail, NotificationsProps } from './definition';
import { NotificationRow } from './NotificationRow';
import { Bar, Head, List, Placeholder, Section } from './Notifications.styles';
import { trash } from './notificationIcons';
import { useNotifications } from './useNotifications';

const skeletons = [1, 2, 3, 4];

/** Notifications of the signed-in person (§2 "Account", §4 "Notification click"). Lazy-loaded. */
export function NotificationsPage({ headingLevel = 1, onNavigate }: Omit<NotificationsProps, 'token'>) {
  const { text, common } = useNotificationsText();
  const section = useRef<HTMLElement>(null);
  const { show: say, element: toasts } = useToasts(text.close);
  const { load, shown, page, pages, show, chosen, setSelected, read, remove, readOnOpening } = useNotifications();
  const notify = (detail: NotificationsNavigateDetail) => onNavigate?.(detail) !== false;
  const { act, element: dialog } = useOwnerActions({ list: section, say, onNavigate: notify });
  const focus = () => section.current?.focus({ preventScroll: true });
  const items = shown?.items ?? [];

  const markRead = async (ids: NotificationIds) => {
    const { status } = await read.run(ids);
    if (status === 'done') setSelected([]);
    if (status === 'failed') say('error', text.failed.read);
  };
  const removeAll = async (ids: readonly number[]) => {
    // The pressed button goes with its row.
    focus();
    const { status } = await remove.run(ids);
    if (status === 'done') say('success', text.deleted(ids.length));
    if (status === 'failed') say('error', text.failed.delete);
  };

  /** Why the listing cannot be opened, and to its owner what to do about it. */
  const sayRefusal = (notification: Notification, target: NotificationRefusal, isByKeyboard: boolean) => {
    const offer = offerOf(notification);
    const action = offer && { label: text.offer[offer], takesFocus: isByKeyboard, onPress: () => act(offer, notification.listing) };
    say('info', text.target[target], action ?? undefined);
  };

  if (load.status === 'idle') return <SignInPrompt title={text.signInTitle} signIn={text.signIn} headingLevel={headingLevel} />;
  const hasChosen = chosen.length > 0;
  return (
    <Section ref={section} tabIndex={-1} aria-label={text.heading} data-state={load.status}>
      <Head>
        {createElement(`h${headingLevel}`, { part: 'heading' }, text.heading)}
        {/* Always there, so that screen readers tell of a new one. */}
        <p role="status">{shown && shown.unread > 0 && text.unread(shown.unread)}</p>
      </Head>
      {load.status === 'failed' && (
        <FailureState
          isNetwork={isNetworkError(load.error)}
          headingLevel={headingLevel + 1}
          onRetry={() => {
            focus();
            load.retry();
          }}
        />
      )}
      {load.status === 'loading' && !shown && (
        <div role="status" aria-busy="true">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          {skeletons.map((key) => (
            <Placeholder key={key}>
              <Skeleton $width="380px" $height="22px" />
              <Skeleton $width="120px" $height="16px" />
            </Placeholder>
          ))}
        </div>
      )}
      {load.status === 'ready' && items.length === 0 && (
        <StateBlock part="state" art="nothing" headingLevel={headingLevel + 1} title={text.empty} />
      )}
      {items.length > 0 && (
        <>
          <Bar>
            <SelectAll
              label={hasChosen ? text.selected(chosen.length) : text.selectAll}
              chosen={chosen.length}
              count={items.length}
              onChange={(isOn) => setSelected(isOn ? items.map(({ id }) => id) : [])}
            />
            <div>
              {(hasChosen || (shown?.unread ?? 0) > 0) && (
                <Button
                  variant="ghost"
                  icon={overlayIcons.check}
                  busy={read.isPending}
                  onClick={() => void markRead(hasChosen ? chosen : 'all')}
                >
                  {hasChosen ? text.read : text.readAll}
                </Button>
              )}
              {hasChosen && (
                <Button variant="ghost" icon={trash} busy={remove.isPending} onClick={() => void removeAll(chosen)}>
                  {text.delete}
                </Button>
              )}
            </div>
          </Bar>
          <List part="list" aria-busy={load.status === 'loading'}>
            {items.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isSelected={chosen.includes(notification.id)}
                onSelect={(isOn) => setSelected(isOn ? [...chosen, notification.id] : chosen.filter((id) => id !== notification.id))}
                onDelete={() => void removeAll([notification.id])}
                onClick={() => {
                  if (notification.isNew) readOnOpening(notification.id);
                }}
                onRefused={(target, isByKeyboard) => sayRefusal(notification, target, isByKeyboard)}
                onNavigate={notify}
              />
            ))}
          </List>
        </>
      )}
      {pages > 1 && load.status !== 'failed' && (
        <Pagination
          part="pagination"
          page={page}
          pageCount={pages}
          labels={{ nav: common.pagination.name, ...common.pagination }}
          onChange={(wanted) => {
            show(wanted);
            setSelected([]);
            section.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
      {dialog}
      {toasts}
    </Section>
  );
}
