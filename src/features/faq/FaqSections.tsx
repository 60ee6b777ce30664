import { useId, useState } from 'react';
import type { FaqSection as Section } from '../../domain/content/faq';
import { useHomeText } from '../../text/home/useHomeText';
import type { ParseAnswer } from './answer/parseAnswer';
import { SectionTabs } from './Faq.styles';
import { FaqSection } from './FaqSection';

export interface FaqSectionsProps {
  /** One at least. */
  readonly sections: readonly Section[];
  readonly parse: ParseAnswer;
  readonly failures: 'inline' | 'dialog';
  /** Of the questions. */
  readonly headingLevel: number;
  /** A link of an answer; false when the host takes it over. */
  onLink(url: string): boolean;
}

/** Tabs, and the questions of those that have been chosen. */
export function FaqSections({ sections, ...section }: FaqSectionsProps) {
  const { h } = useHomeText();
  const idPrefix = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // The last one chosen is shown; at the beginning the first.
  const selected = chosen.at(-1) ?? sections[0]?.id ?? 0;
  const visited = sections.filter(({ id }) => id === sections[0]?.id || chosen.includes(id));
  return (
    <div>
      <SectionTabs
        part="tab"
        label={h.faq.sections}
        idPrefix={idPrefix}
        tabs={sections}
        selected={selected}
        onSelect={(id) => setChosen([...chosen.filter((one) => one !== id), Number(id)])}
      />
      {visited.map(({ id }) => (
        <FaqSection key={id} sectionId={id} idPrefix={idPrefix} isSelected={id === selected} {...section} />
      ))}
    </div>
  );
}
