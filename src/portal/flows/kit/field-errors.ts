import type { FieldErrors } from '../../../../machines/rules/errors.ts'

/** A form's errors for the error summary, in the order of its fields; a field's id is its name. */
export const fieldErrors = <Field extends string, Code extends string>(
  errors: FieldErrors<Field, Code>,
  texts: Readonly<Record<Code, string>>,
): { fieldId: Field; text: string }[] => {
  const lines: { fieldId: Field; text: string }[] = []
  for (const field in errors) {
    const code = errors[field]
    if (code !== undefined) lines.push({ fieldId: field, text: texts[code] })
  }
  return lines
}
