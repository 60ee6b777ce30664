import type { Ref } from 'react';
import type { Complaint } from '../../../domain/listing/moderation';
import { useModerationPageText } from '../../../text/moderation/page/useModerationPageText';
import { Quote } from '../Moderation.styles';

export interface ComplaintQuoteProps {
  readonly complaint: Complaint;
  /** Given for the quote that takes the focus. */
  readonly quoteRef?: Ref<HTMLQuoteElement>;
}

/** What somebody complains about. Of an account that was deleted since, neither name nor words are left (D48). */
export function ComplaintQuote({ complaint: { author, description, at }, quoteRef }: ComplaintQuoteProps) {
  const { text, format } = useModerationPageText();
  return (
    <Quote ref={quoteRef} tabIndex={-1}>
      <p dir="auto">{description || text.complaints.erased}</p>
      <footer>{[author || text.decisions.account(''), format.moment(at, new Date())].join(', ')}</footer>
    </Quote>
  );
}
