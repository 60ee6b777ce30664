import type { User } from '../../domain/account/user';
import { DataAndDeletion, type DataAndDeletionProps } from './blocks/DataAndDeletion';
import { Letters } from './blocks/Letters';
import { Phone } from './blocks/Phone';
import { SecondFactor } from './blocks/SecondFactor';
import { Sessions } from './blocks/Sessions';

/** What stands below the profile: phone, second factor, devices, letters, data, deletion. Lazy-loaded. */
export function Sections({ email, phone, ...props }: DataAndDeletionProps & Pick<User, 'email' | 'phone'>) {
  return (
    <>
      <Phone {...props} phone={phone} />
      <SecondFactor {...props} />
      <Sessions {...props} />
      <Letters {...props} email={email} />
      <DataAndDeletion {...props} />
    </>
  );
}
