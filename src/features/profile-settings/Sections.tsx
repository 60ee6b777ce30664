import { DataAndDeletion, type DataAndDeletionProps } from './blocks/DataAndDeletion';
import { Letters } from './blocks/Letters';
import { SecondFactor } from './blocks/SecondFactor';
import { Sessions } from './blocks/Sessions';

/** What stands below the profile: second factor, devices, letters, data, deletion. Lazy-loaded. */
export function Sections({ email, ...props }: DataAndDeletionProps & { readonly email: string }) {
  return (
    <>
      <SecondFactor {...props} />
      <Sessions {...props} />
      <Letters {...props} email={email} />
      <DataAndDeletion {...props} />
    </>
  );
}
