import { styled } from 'styled-components';
import { useListingText } from '../../../text/listing/useListingText';
import { ErrorText } from '../../../ui/fields/field';
import { TextField } from '../../../ui/fields/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';

export interface LinkDialogProps {
  readonly link: string;
  onClose(): void;
}

const Content = styled.div`
  display: grid;
  gap: 12px;
`;

/** Shows the selected link for manual copying, where the browser denies clipboard access (§8). */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { text } = useListingText();
  return (
    <Dialog isOpen onClose={onClose} title={text.actions.share} closeLabel={text.actions.close}>
      <Content>
        <div role="alert">
          <ErrorText>{text.actions.copyFailed}</ErrorText>
        </div>
        <TextField label={text.actions.link} value={link} readOnly onChange={() => {}} onFocus={(event) => event.currentTarget.select()} />
      </Content>
    </Dialog>
  );
}
