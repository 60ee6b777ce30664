/** Returns attributes that link a control to the error below it, whose id is that of the control with `-note`. */
export function errorAria(id: string, error: string | undefined) {
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-note` : undefined } as const;
}
