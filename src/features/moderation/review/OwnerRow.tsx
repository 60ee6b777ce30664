import { styled } from 'styled-components';
import type { OwnerType } from '../../../domain/enumerations';
import type { ModeratedOwner } from '../../../domain/listing/moderation';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Avatar } from '../../../ui/photo/Avatar';
import { Tag } from '../Moderation.styles';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  padding: 12px 0;
  border-block: 1px solid var(--kv-line);
  > div {
    display: grid;
    flex: 1 1 180px;
    min-width: 0;
    > b {
      font: var(--kv-type-ui);
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    > span {
      font: var(--kv-type-caption);
      color: var(--kv-text-muted);
    }
  }
  > dl {
    display: flex;
    gap: 20px;
    margin: 0;
  }
  dt {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
  dd {
    margin: 0;
    font: var(--kv-type-ui);
    font-weight: 500;
    font-variant-numeric: var(--kv-numeric);
  }
  @container kv (width < 744px) {
    > dl {
      flex-basis: 100%;
    }
  }
`;

export interface OwnerRowProps {
  readonly owner: ModeratedOwner;
  readonly type: OwnerType | null;
}

/** Who placed a listing, and what is known about them. */
export function OwnerRow({ owner, type }: OwnerRowProps) {
  const { text, common, format } = useModerationPageText();
  const about = [type && common.listing.owner[type], text.owner.since(format.moment(owner.registeredAt, new Date()))];
  const counts = [
    [text.owner.listings, owner.listings],
    [text.owner.rejections, owner.rejections],
    [text.owner.complaints, owner.complaints],
  ] as const;
  return (
    <Row>
      <Avatar name={owner.name} size="s" />
      <div>
        <b dir="auto">{owner.name || text.owner.nameless}</b>
        <span>{about.filter(Boolean).join(', ')}</span>
      </div>
      {owner.isBlocked && <Tag>{text.owner.blocked}</Tag>}
      {owner.isPhoneUnconfirmed && <Tag>{text.owner.phoneUnconfirmed}</Tag>}
      <dl>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </Row>
  );
}
