import { descriptions, type OperationName } from '../../contract/operations.ts'

/** The fields in which the documented answers say what became of a call, the most exact one first. */
const statusFields = [
  'Details',
  'Status',
  'status',
  'returnStatus',
  'thirdparty_request_status_code',
  'exists',
] as const

const fieldsOf = (answer: object): readonly (readonly [string, unknown])[] =>
  Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    const [nested] = values
    const isNested = name === 'returnStatuses' || name === 'outputObject'
    return isNested && typeof nested === 'object' && nested !== null ? fieldsOf(nested) : [[name, value]]
  })

const textOf = (value: unknown): readonly string[] =>
  typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? [String(value)] : []

const textsOf = (answer: unknown): readonly string[] => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return textOf(answer)
  const fields = new Map(fieldsOf(answer))
  const causes = fields.get('errorCauses')
  return [
    ...(Array.isArray(causes) && causes.length > 0 ? ['errorCauses'] : []),
    ...(fields.get('Already Activated') === 'True' ? ['Already Activated'] : []),
    ...statusFields.flatMap((name) => textOf(fields.get(name))),
  ]
}

/**
 * What became of a call. A business refusal has status 200, so only this says it.
 * @returns a documented text of the operation's answers, `none`, or `other`: never a text that a person has typed
 */
export const outcomeOf = (operation: OperationName, answer: unknown) => {
  const { done, refused } = descriptions[operation].outcomes
  const known = [...done, ...refused]
  const texts = textsOf(answer)
  // The text of an exception has its message after a colon.
  const found = texts.map((text) => known.find((one) => text === one || text.startsWith(`${one}:`)))
  const none = texts.length === 0 || known.length === 1 ? known.find((one) => one === 'none') : undefined
  const outcome = found.find((one) => one !== undefined) ?? none ?? 'other'
  return { outcome, isRefusal: !done.includes(outcome) }
}
