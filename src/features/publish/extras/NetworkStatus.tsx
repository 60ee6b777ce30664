import { useEffect, useSyncExternalStore } from 'react';
import { useDraftsText } from '../../../text/drafts/useDraftsText';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Banner, BelowPlace as Place } from './extras.styles';
import { extrasIcons } from './extrasIcons';

export interface NetworkStatusProps {
  /** This device keeps the draft. */
  readonly isKept: boolean;
  /** The form is sent as soon as there is a network. */
  readonly isWaiting: boolean;
  onCancel(): void;
}

/** Says below the form that there is no network, and what happens with the form meanwhile. */
export function NetworkStatus({ isKept, isWaiting, onCancel }: NetworkStatusProps) {
  const { text } = useDraftsText();
  const isOnline = useSyncExternalStore(followNetwork, readNetwork, readNetwork);
  useEffect(() => {
    // Code of photos that has to be here before the network goes.
    for (const code of [import('../photos/readPhoto'), import('../../../api/client/progress')]) code.catch(() => {});
  }, []);
  return (
    // The status is here before its text is, so that the text is read out.
    <Place role="status">
      {isWaiting && (
        <Banner $tone="warning" part="network">
          <Icon name={extrasIcons.clock} />
          <div>
            <p>
              <b>{text.waiting.title}</b> {text.waiting.text}
            </p>
          </div>
          <Button size="s" variant="ghost" onClick={onCancel}>
            {text.waiting.cancel}
          </Button>
        </Banner>
      )}
      {!isWaiting && !isOnline && (
        <Banner $tone="quiet" part="network">
          <Icon name={extrasIcons.offline} />
          <div>
            <p>
              <b>{text.offline.title}</b> {isKept ? text.offline.kept : text.offline.notKept}
            </p>
          </div>
        </Banner>
      )}
    </Place>
  );
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const readNetwork = () => navigator.onLine;
