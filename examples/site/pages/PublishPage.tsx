import { AuthGate } from '@kvartal/kit';
import { useVisitor } from '../layout/visitor';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { texts } from '../texts';

export interface PublishPageProps {
  /** Id of the listing to edit, from the address; absent for a new one. */
  readonly listing?: string;
}

/** What an owner needs to prepare for a listing; signed-out visitors see a sign-in prompt (§2 "/realty/create", "/realty/update/{id}"). */
export default function PublishPage({ listing }: PublishPageProps) {
  const { link } = useNavigation();
  const { user } = useVisitor();
  const { signedOut, title, lead, needs, review, rules } = texts.publish;
  const reason = listing === undefined ? 'publish' : 'edit';
  useTitle(user ? title : signedOut[reason]);
  return (
    <AuthGate reason={reason}>
      <article className="site-text">
        <h1>{title}</h1>
        <p>{lead}</p>
        <ul>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p>{review}</p>
        <p className="site-actions">
          <a className="site-button" {...link('/legal/publishing')}>
            {rules}
          </a>
          <a className="site-button site-button-line" {...link('/')}>
            {texts.home}
          </a>
        </p>
      </article>
    </AuthGate>
  );
}
