import * as v from 'valibot'

/** The form itself reads the stored draft, so that one of another version keeps all values that both know. */
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
