import { styled } from 'styled-components';
import { Skeleton } from '../ui/Skeleton';
import { Aside, Description, Facts, Main, Meta, Metro, Row } from './ListingRow.styles';
import { Body, Tile } from './ListingTile.styles';

export interface ListingSkeletonProps {
  variant: 'row' | 'tile';
}

const Photo = styled(Skeleton)`
  aspect-ratio: var(--kv-photo-ratio, 3 / 2);
`;

/** A line of text of the final height with a bar in it, so that nothing moves when the words arrive. */
const Line = styled.span<{ $line: number }>`
  display: flex;
  align-items: center;
  width: 100%;
  height: calc(${({ $line }) => $line} * var(--kv-px));
`;

/** Stands for a {@link ListingRow} or {@link ListingTile} with the same boxes. Decorative: the list around it is busy and named. */
export function ListingSkeleton({ variant }: ListingSkeletonProps) {
  return variant === 'row' ? <RowSkeleton /> : <TileSkeleton />;
}

function RowSkeleton() {
  return (
    <Row as="div" aria-hidden="true">
      <Photo data-photo="" $radius="var(--kv-shape-home)" />
      <Main>
        <h3>
          <Bar line={24} width="62%" />
        </h3>
        <p>
          <Bar line={20} width="44%" />
        </p>
        <Metro>
          <Bar line={18} width="34%" />
        </Metro>
        <Facts as="div">
          {['64px', '80px', '100%', '80%'].map((width) => (
            <div key={width}>
              <Bar line={18} width="48px" />
              <Bar line={20} width={width} />
            </div>
          ))}
        </Facts>
        <Description>
          <Bar line={20} width="92%" />
          <Bar line={20} width="78%" />
        </Description>
      </Main>
      <Aside>
        <Ends>
          <Bar line={28} width="172px" />
        </Ends>
        <small>
          <Ends>
            <Bar line={20} width="110px" />
          </Ends>
        </small>
        <Meta>
          <Ends>
            <Bar line={18} width="140px" />
          </Ends>
        </Meta>
      </Aside>
    </Row>
  );
}

function TileSkeleton() {
  return (
    <Tile as="div" aria-hidden="true">
      <Photo data-photo="" $radius="var(--kv-shape-home)" />
      <Body>
        <Bar line={22} width="52%" />
        <Bar line={20} width="86%" />
        <Bar line={18} width="60%" />
      </Body>
    </Tile>
  );
}

const Ends = styled.span`
  display: flex;
  width: 100%;
  @container kv (width >= 860px) {
    > * {
      justify-content: flex-end;
    }
  }
`;

function Bar({ line, width }: { line: number; width: string }) {
  return (
    <Line $line={line}>
      <Skeleton $width={width} $height="72%" />
    </Line>
  );
}
