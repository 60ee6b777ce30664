import { createElement } from 'react';
import { styled } from 'styled-components';
import type { Complaint } from '../../../domain/listing/moderation';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { hintText } from '../../../text/postingRules/hintText';
import { usePostingRulesText } from '../../../text/postingRules/usePostingRulesText';
import { ComplaintQuote } from '../complaints/ComplaintQuote';
import { LinkButton, Mark, Subtitle } from '../Moderation.styles';
import type { Remark } from './numberedHints';

const List = styled.ol`
  display: grid;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: 10px;
    padding: 10px 0;
    border-top: 1px solid var(--kv-line);
    font: var(--kv-type-small);
    > div {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  > :first-child {
    padding-top: 0;
    border: 0;
  }
  b {
    font-weight: 600;
  }
  p {
    margin: 0;
    color: var(--kv-text-muted);
  }
`;

const Quiet = styled.p`
  margin: 6px 0 0;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
`;

export interface RemarksProps {
  readonly remarks: readonly Remark[];
  readonly headingLevel: number;
  /** Begins a rejection with the reason, the field and the words of this remark. */
  onReject(remark: Remark, words: string): void;
}

/** What the posting rules see, with the rule and the figures. */
export function Remarks({ remarks, headingLevel, onReject }: RemarksProps) {
  const { text } = useModerationPageText();
  const { text: postingRulesText, format } = usePostingRulesText();
  return (
    <Subtitle as="section">
      {createElement(`h${headingLevel}`, null, text.remarks.title, remarks.length > 0 && <Mark key="count">{remarks.length}</Mark>)}
      {remarks.length === 0 && <Quiet>{text.remarks.none}</Quiet>}
      <List>
        {remarks.map((remark) => {
          const { message, advice } = hintText(postingRulesText, remark.hint, format);
          return (
            <li key={remark.number}>
              <Mark>{remark.number}</Mark>
              <div>
                <b>{message}</b>
                <p>{advice}</p>
                {remark.hint.isBreach && (
                  <LinkButton type="button" onClick={() => onReject(remark, advice)}>
                    {text.remarks.rejectWith}
                  </LinkButton>
                )}
              </div>
            </li>
          );
        })}
      </List>
    </Subtitle>
  );
}

export interface ComplaintQuotesProps {
  readonly complaints: readonly Complaint[];
  readonly headingLevel: number;
}

/** Open complaints about the listing. */
export function ComplaintQuotes({ complaints, headingLevel }: ComplaintQuotesProps) {
  const { text } = useModerationPageText();
  if (complaints.length === 0) return null;
  return (
    <Subtitle as="section">
      {createElement(`h${headingLevel}`, null, text.complaintsTitle, <Mark key="count">{complaints.length}</Mark>)}
      {complaints.map((complaint) => (
        <ComplaintQuote key={complaint.id} complaint={complaint} />
      ))}
    </Subtitle>
  );
}
