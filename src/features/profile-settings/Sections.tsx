import { DataAndDeletion, type DataAndDeletionProps } from './blocks/DataAndDeletion';
import { Letters } from './blocks/Letters';
import { Sessions } from './blocks/Sessions';

/** What stands below the profile: devices, letters, data, deletion. Lazy-loaded. */
export function Sections({ email, ...props }: DataAndDeletionProps & { readonly email: string }) {
  return (
    <>
      <Sessions {...props} />
      <Letters {...props} email={email} />
      <DataAndDeletion {...props} />
    </>
  );
}
