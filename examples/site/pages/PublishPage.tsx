import { AuthGate, Publish } from '@kvartal/kit';
import { useLocation } from 'wouter';
import { useVisitor } from '../layout/visitor';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';
import NotFoundPage from './NotFoundPage';

export interface PublishPageProps {
  /** Id of the listing to edit, from the address; absent for a new one. */
  readonly listing?: string;
}

/** The form of a listing; signed-out visitors see a sign-in prompt (§2 "/realty/create", "/realty/update/{id}"). */
export default function PublishPage({ listing }: PublishPageProps) {
  // A non-numeric id is not found (§2).
  if (listing !== undefined && !/^[1-9]\d{0,14}$/.test(listing)) return <NotFoundPage />;
  return <FormPage listing={listing} />;
}

function FormPage({ listing }: PublishPageProps) {
  const navigation = useNavigation();
  const [, navigate] = useLocation();
  const { user } = useVisitor();
  const { signedOut, title } = texts.publish;
  const reason = listing === undefined ? 'publish' : 'edit';
  const listingId = listing === undefined ? undefined : Number(listing);
  useTitle(user ? title[reason] : signedOut[reason]);
  return (
    <div className="site-publish">
      <AuthGate reason={reason} listingId={listingId}>
        <Publish
          listingId={listingId}
          photoWorker
          onNavigate={navigation.open}
          onPublished={() => {
            navigate('/success#sent', { replace: true });
            return false;
          }}
        />
      </AuthGate>
    </div>
  );
}
