import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { usePublishText } from '../../text/publish/usePublishText';
import { VisuallyHidden } from '../../ui/dom/VisuallyHidden';
import { Icon } from '../../ui/icons/Icon';
import { overlayIcons } from '../../ui/icons/overlayIcons';
import { focusField } from './form/focusField';
import { emptyValues, type FormSection, type FormValues, isReached } from './form/formValues';
import { usePublishContext } from './form/publishContext';
import { useSettledProgress } from './form/useFormProgress';

const Nav = styled.nav`
  position: sticky;
  top: calc(var(--kv-publish-top, 0px) + 32px);
  @container kv (width < 992px) {
    position: static;
    > :not([data-progress]) {
      display: none;
    }
  }
  > ol {
    margin: 0 0 20px;
    padding: 0;
    border-inline-start: 1px solid var(--kv-line);
    list-style: none;
  }
  > p {
    margin: 0;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
    &[data-progress] {
      margin-bottom: 8px;
      color: var(--kv-text-muted);
    }
  }
`;

const Item = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  margin-inline-start: -1px;
  padding: 6px 0 6px 16px;
  border-inline-start: 2px solid transparent;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  &[href]:hover {
    color: var(--kv-text);
  }
  > svg {
    color: var(--kv-accent);
  }
  &[data-state='invalid'] {
    border-color: var(--kv-danger);
    color: var(--kv-danger);
  }
`;

const Count = styled.b`
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: 3px 7px 3px 3px;
  background: var(--kv-danger);
  color: var(--kv-on-danger);
  font: var(--kv-type-micro);
`;

const Dash = styled.i`
  width: 18px;
  height: 0;
  border-top: 1.5px solid var(--kv-line-control);
  transform: scaleX(0.45);
`;

const isEmpty = (value: unknown) => value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Whether something of a section is filled in. */
function isStarted({ fields }: FormSection, values: FormValues): boolean {
  return fields.some((field) => values[field] !== emptyValues[field] && !isEmpty(values[field]));
}

/** The sections of the form beside it, with what is done and what is missing. */
export function Sections() {
  const { text } = usePublishText();
  const { id } = usePublishContext();
  const { sections, stage, invalid, values, isTried } = useSettledProgress();
  const go = (event: MouseEvent<HTMLAnchorElement>, target: string) => {
    event.preventDefault();
    focusField(event.currentTarget, target);
  };
  const steps = sections.map((section) => {
    const wrong = section.fields.filter((field) => invalid.includes(field)).length;
    const state = wrong > 0 && isTried ? 'invalid' : wrong === 0 && isStarted(section, values) ? 'done' : 'idle';
    return { section, wrong, state } as const;
  });
  return (
    <Nav aria-label={text.sections} part="sections">
      <p data-progress="">{text.progress(steps.filter(({ state }) => state === 'done').length, steps.length)}</p>
      <ol>
        {steps.map(({ section, wrong, state }) => {
          const target = `${id}-section-${section.key}`;
          const isWaiting = !isReached(section, stage);
          return (
            <li key={section.key}>
              <Item
                as={isWaiting ? 'span' : 'a'}
                {...(!isWaiting && { href: `#${target}`, onClick: (event: MouseEvent<HTMLAnchorElement>) => go(event, target) })}
                data-state={state}
              >
                {state === 'invalid' && <Count aria-hidden="true">{wrong}</Count>}
                {state === 'done' && <Icon name={overlayIcons.check} size={18} />}
                {state === 'idle' && <Dash />}
                {/* React cannot put a sign before a text that a page translator has moved. */}
                <span>{text.section[section.key]}</span>
                {isWaiting && <VisuallyHidden>{text.sectionWaits}</VisuallyHidden>}
                {state !== 'idle' && <VisuallyHidden>{state === 'done' ? text.sectionDone : text.sectionProblems(wrong)}</VisuallyHidden>}
              </Item>
            </li>
          );
        })}
      </ol>
      <p>{text.review}</p>
    </Nav>
  );
}
