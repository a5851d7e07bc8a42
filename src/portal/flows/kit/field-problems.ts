import type { Problems } from '../../../../machines/rules/problems.ts'

/** A form's problems for the error summary, in the order of its fields; a field's id is its name. */
export const fieldProblems = <Field extends string, Code extends string>(
  problems: Problems<Field, Code>,
  texts: Readonly<Record<Code, string>>,
): { fieldId: Field; text: string }[] => {
  const lines: { fieldId: Field; text: string }[] = []
  for (const field in problems) {
    const code = problems[field]
    if (code !== undefined) lines.push({ fieldId: field, text: texts[code] })
  }
  return lines
}
