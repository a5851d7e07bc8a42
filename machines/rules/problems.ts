/** What is wrong with a form: one code for each field that has a problem. */
export type Problems<Field extends string, Code extends string> = { readonly [key in Field]?: Code }

/** Leaves out the fields without a problem. */
export const collect = <Field extends string, Code extends string>(
  codes: Record<Field, Code | null>,
): Problems<Field, Code> => {
  const problems: { [key in Field]?: Code } = {}
  for (const field in codes) {
    const code = codes[field]
    if (code !== null) problems[field] = code
  }
  return problems
}

export const hasProblems = (problems: Problems<string, string>): boolean => Object.keys(problems).length > 0
