import { styled } from 'styled-components';
import { Aside, Description, Facts, Main, Meta, Row } from './ListingRow.styles';
import { Bar, PhotoBar } from './skeletonPieces';

/** Skeleton of a {@link ListingRow}. Decorative: the list is busy and labelled. */
export function RowSkeleton() {
  return (
    <Row as="div" aria-hidden="true">
      <PhotoBar data-photo="" $radius="var(--kv-shape-home)" />
      <Main>
        <h3>
          <Bar line={24} width="62%" />
        </h3>
        <p>
          <Bar line={20} width="44%" />
        </p>
        <MetroLine>
          <Bar line={18} width="34%" />
        </MetroLine>
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
          {/* A span would get the dot between two details. */}
          <Ends as="div">
            <Bar line={18} width="140px" />
          </Ends>
        </Meta>
      </Aside>
    </Row>
  );
}

const MetroLine = styled.div`
  order: 6;
  display: flex;
  margin-top: 8px;
`;

const Ends = styled.span`
  display: flex;
  width: 100%;
  @container kv (width >= 860px) {
    > * {
      justify-content: flex-end;
    }
  }
`;
