import type { ContactPanelProps } from './ContactPanel';

/** 'Позвонить' and 'Написать' at the foot of a narrow page, while the panel is away (§2). */
export function ContactBar(_props: ContactPanelProps) {
  return null;
}
