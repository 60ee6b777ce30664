import { PageState } from '@kvartal/kit';
import { useNavigation } from '../routing/useNavigation';
import { useTitle } from '../routing/useTitle';
import { useSwapInClient } from '../swapInClient';
import { texts } from '../texts';

export default function NotFoundPage() {
  const { link } = useNavigation();
  useTitle(texts.missing.title);
  useSwapInClient();
  return <PageState art="nothing" {...texts.missing} actions={[{ label: texts.home, ...link('/') }]} />;
}
