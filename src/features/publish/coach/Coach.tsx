import { type MouseEvent, useEffect, useRef } from 'react';
import { useStore } from '../../../base/hooks/useStore';
import { hintText } from '../../../text/postingRules/hintText';
import { usePostingRulesText } from '../../../text/postingRules/usePostingRulesText';
import { LiveRegion } from '../../../ui/dom/LiveRegion';
import { Icon } from '../../../ui/icons/Icon';
import { focusField } from '../form/focusField';
import { fieldId, usePublishContext } from '../form/publishContext';
import { Note, Ways } from './Coach.styles';
import { coachIcons } from './coachIcons';
import { useCoach } from './useCoach';

/** Finds the hints of the form, announces new ones, and says above the button what a moderator would refuse. The button stays as it is. */
export function Coach() {
  const { text, format } = usePostingRulesText();
  const { id, coach } = usePublishContext();
  const fresh = useCoach();
  const hints = useStore(coach, (state) => state.hints);
  const hasStopped = useStore(coach, (state) => state.hasStopped);
  const place = useRef<HTMLDivElement>(null);
  const breaches = hints.filter(({ isBreach }) => isBreach);
  const names = new Map(breaches.map(({ kind, field }) => [text.coach.name[kind], field]));
  useEffect(() => {
    if (hasStopped) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hasStopped]);

  const said = [...new Set(fresh.map((hint) => hintText(text, hint, format).message))].join(' ');
  const go = (event: MouseEvent<HTMLAnchorElement>, target: string) => {
    event.preventDefault();
    focusField(event.currentTarget, target);
  };
  return (
    <>
      <LiveRegion>{said && text.coach.said(hasStopped ? `${said} ${text.coach.once}` : said)}</LiveRegion>
      {breaches.length > 0 && (
        <Note ref={place} role="note" data-state="breach" part="advice">
          <Icon name={coachIcons.bulb} />
          <div>
            <p>
              <b>{text.coach.title}</b> <span data-rule="">{text.coach.left(breaches.length)}</span>
            </p>
            <Ways>
              {[...names].map(([name, field]) => {
                const target = fieldId(id, field);
                return (
                  <a key={name} href={`#${target}`} onClick={(event) => go(event, target)}>
                    {name}
                  </a>
                );
              })}
            </Ways>
            {hasStopped && <p>{text.coach.once}</p>}
          </div>
        </Note>
      )}
    </>
  );
}
