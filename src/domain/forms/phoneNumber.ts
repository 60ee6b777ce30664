/** Ten digits as people read them: '+7 (916) 555-01-27'. */
export function phoneText(digits: string): string {
  const [, code, first, second, third] = /^(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(digits) ?? [];
  return code === undefined ? `+7${digits}` : `+7\u00A0(${code})\u00A0${first}-${second}-${third}`;
}

/** Address of a link that calls ten digits after +7. */
export function phoneLink(digits: string): string {
  return `tel:+7${digits}`;
}
