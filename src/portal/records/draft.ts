import * as v from 'valibot'

/**
 * Returns the schema of a form's draft. The form itself reads a stored draft, so that a draft which another version of
 * the portal has stored keeps all the values that both versions know.
 */
export const draftOf = <Draft>(form: {
  restore(stored: unknown): Draft | null
}): v.GenericSchema<unknown, Draft> =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const draft = form.restore(dataset.value)
      if (draft !== null) return draft
      addIssue({ message: 'The value is no draft of this form.' })
      return NEVER
    }),
  )
