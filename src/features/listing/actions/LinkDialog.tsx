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
  const { l } = useListingText();
  return (
    <Dialog isOpen onClose={onClose} title={l.actions.share} closeLabel={l.actions.close}>
      <Content>
        <div role="alert">
          <ErrorText>{l.actions.copyFailed}</ErrorText>
        </div>
        <TextField label={l.actions.link} value={link} readOnly onChange={() => {}} onFocus={(event) => event.currentTarget.select()} />
      </Content>
    </Dialog>
  );
}
