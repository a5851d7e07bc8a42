export type FieldErrors<Field extends string, Code extends string> = { readonly [key in Field]?: Code }

/**
 * Returns the errors in `shown` that are also in `found`. An error therefore disappears when the customer corrects
 * the field. A new error appears only after the next submit.
 */
export const remainingErrors = <Errors extends FieldErrors<string, string>>(
  shown: Errors,
  found: Errors,
): Partial<Errors> => {
  const errors: Partial<Errors> = {}
  for (const field in shown) if (found[field] === shown[field]) errors[field] = shown[field]
  return errors
}

export const isAnyCorrected = <Errors extends FieldErrors<string, string>>(
  shown: Errors,
  found: Errors,
): boolean => Object.keys(remainingErrors(shown, found)).length < Object.keys(shown).length

export const hasErrors = (errors: FieldErrors<string, string>): boolean => Object.keys(errors).length > 0

export const required =
  <Code extends string>(code: Code) =>
  (typed: string): Code | null =>
    typed.trim() === '' ? code : null
