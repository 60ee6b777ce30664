import { styled } from 'styled-components';
import { fieldOfPath } from '../../../api/wire/listing/listingForm';
import { useStore } from '../../../base/hooks/useStore';
import { listingPath } from '../../../domain/listing/listing';
import type { DecisionKind, RecordedDecision } from '../../../domain/listing/moderation';
import { photoSources } from '../../../parts/photo/photoSources';
import { accountOf } from '../../../state/account/account';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { shortListingTitle } from '../../../text/listing/shortTitle';
import { useListingText } from '../../../text/listing/useListingText';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { useModerationText } from '../../../text/moderation/useModerationText';
import { Icon } from '../../../ui/icons/Icon';
import { Picture } from '../../../ui/photo/Photo';
import { Tag } from '../Moderation.styles';
import { moderationIcons } from '../moderationIcons';
import { ownId } from '../ownId';

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) 240px;
  gap: 4px 20px;
  align-items: start;
  padding: 16px 0;
  border-top: 1px solid var(--kv-line);
  @container kv (width < 744px) {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 10px 14px;
  }
`;

const Small = styled.div`
  display: grid;
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: 4px 16px 4px 4px;
  background: var(--kv-bg-sunken);
  color: var(--kv-text-muted);
  > svg {
    place-self: center;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [role='img'] > span {
    display: none;
  }
`;

const About = styled.div`
  min-width: 0;
  font: var(--kv-type-small);
  overflow-wrap: anywhere;
  > b {
    display: block;
    font: var(--kv-type-ui);
    font-weight: 600;
  }
  > span {
    display: block;
    color: var(--kv-text-muted);
  }
  > p {
    max-width: 62ch;
    margin: 6px 0 0;
  }
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

const Who = styled.div`
  display: grid;
  gap: 4px;
  justify-items: end;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
  text-align: end;
  @container kv (width < 744px) {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 4px 10px;
    align-items: center;
    text-align: start;
  }
`;

const good: readonly DecisionKind[] = ['approved', 'not_spam', 'unblocked'];
const bad: readonly DecisionKind[] = ['rejected', 'blocked'];

/** One decision: about what, why, by whom and when. */
export function DecisionItem({ decision }: { readonly decision: RecordedDecision }) {
  const { text } = useModerationPageText();
  const { text: moderationText } = useModerationText();
  const { common, text: listingText, format } = useListingText();
  const runtime = useRuntime();
  const { mediaHost, siteUrl } = runtime;
  const own = useStore(accountOf(runtime).store, ownId);
  const { kind, at, moderator, listingId, listing, user, reason, comment } = decision;
  const [photo] = listing?.photos ?? [];
  const concerned = decision.field === null ? null : fieldOfPath(decision.field);
  const field = concerned && text.decisions.field(moderationText.fields[concerned]);
  const name =
    moderator === null ? text.decisions.server : moderator.id === own ? text.decisions.you : moderator.name || text.owner.nameless;
  const why = [[reason && moderationText.reasons[reason], field].filter(Boolean).join('. '), comment].filter(Boolean).join('. ');
  return (
    <Row part="record">
      <Small aria-hidden={listing ? undefined : true}>
        {listing ? (
          <Picture
            image={photo && { ...photoSources(photo, mediaHost, ''), alt: '' }}
            sizes="72px"
            labels={{ none: common.listing.noPhoto, broken: common.listing.brokenPhoto }}
          />
        ) : (
          <Icon name={listingId === null ? moderationIcons.user : moderationIcons.trash} />
        )}
      </Small>
      <About>
        {listing && (
          <>
            <b dir="auto">
              <a href={siteUrl + listingPath(listing)} target="_blank" rel="noopener">
                {`${text.number(listing.id)}, ${shortListingTitle(listing, common, listingText, format)}`}
              </a>
            </b>
            {listing.address && <span dir="auto">{listing.address.label}</span>}
          </>
        )}
        {!listing && <b dir="auto">{listingId === null ? text.decisions.account(user.name) : text.number(listingId)}</b>}
        {!listing && listingId !== null && <span>{text.decisions.deleted}</span>}
        {why && <p dir="auto">{why}</p>}
      </About>
      <Who>
        <Tag $isGood={good.includes(kind)} $isBad={bad.includes(kind)}>
          {text.decisions.kind[kind]}
        </Tag>
        <span>{[name, format.moment(at, new Date())].join(', ')}</span>
      </Who>
    </Row>
  );
}
