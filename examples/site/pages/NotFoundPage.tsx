import { PageState } from '@kvartal/kit';
import { useGo } from '../routing/useGo';
import { useTitle } from '../routing/useTitle';
import { useTakeOver } from '../swapInClient';
import { texts } from '../texts';

export default function NotFoundPage() {
  const { link } = useGo();
  useTitle(texts.missing.title);
  useTakeOver();
  return <PageState art="nothing" {...texts.missing} actions={[{ label: texts.home, ...link('/') }]} />;
}
