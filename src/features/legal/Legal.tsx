import { createElement, useEffect, useRef } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { hasLegalMenu, legalPath } from '../../domain/content/legalPages';
import { LegalPageText } from '../../parts/legal/LegalPageText';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useLegalText } from '../../text/legal/useLegalText';
import { Button } from '../../ui/buttons/Button';
import { useIsWide } from '../../ui/hooks/useIsWide';
import { formIcons } from '../../ui/icons/formIcons';
import { Icon } from '../../ui/icons/Icon';
import type { LegalProps } from './definition';
import { Area, Back, Main } from './Legal.styles';
import { LegalMenu } from './LegalMenu';
import { legalLink } from './legalLink';
import { OwnersActions } from './OwnersActions';
import { TemplateFile } from './TemplateFile';

/** Px from which the menu fits beside the text (§2, §9). */
const wide = 992;
/** Shown beside the menu if no page is set (§2). */
const firstPage = 'publishing';

/** The legal area (§2): a menu beside the text, or above it on narrow screens; agreement and policy have no menu. */
export function Legal({ page: wanted = 'menu', templateUrl, headingLevel = 1, onNavigate }: LegalProps) {
  const { common, text } = useLegalText();
  const { siteUrl } = useRuntime();
  const area = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(area, wide);
  const isRedirected = wanted === 'menu' && isWide === true;
  const latest = useLatest({ onNavigate, siteUrl });
  useEffect(() => {
    if (isRedirected) latest.current.onNavigate?.({ url: latest.current.siteUrl + legalPath(firstPage), target: firstPage });
  }, [isRedirected, latest]);

  const page = isRedirected ? firstPage : wanted;
  const hasMenu = page === 'menu' || hasLegalMenu(page);
  const heading = createElement(
    `h${headingLevel}`,
    { part: 'heading', tabIndex: -1, key: 'heading' },
    page === 'menu' ? text.menu : text.pages[page],
  );
  const linkTo = (target: Parameters<typeof legalPath>[0]) => legalLink(onNavigate, target, siteUrl + legalPath(target));
  return (
    <Area ref={area} $menu={hasMenu} data-page={page}>
      {page !== 'menu' && hasMenu && <LegalMenu current={page} onNavigate={onNavigate} />}
      <Main $menu={hasMenu} key="main">
        {page !== 'menu' && (
          <Back part="back" $always={!hasMenu} {...linkTo('menu')}>
            <Icon name={formIcons.arrowLeft} size={16} />
            <span>{text.menu}</span>
          </Back>
        )}
        {heading}
        {page === 'menu' ? (
          <LegalMenu current={null} onNavigate={onNavigate} />
        ) : (
          <LegalPageText
            page={page}
            part="text"
            headingLevel={headingLevel + 1}
            linkTo={linkTo}
            columns={!hasMenu}
            places={{ owners: <OwnersActions onNavigate={onNavigate} />, template: <TemplateFile url={templateUrl} /> }}
            failureActions={<Button {...legalLink(onNavigate, 'home', `${siteUrl}/`)}>{common.results.home}</Button>}
          />
        )}
      </Main>
    </Area>
  );
}
