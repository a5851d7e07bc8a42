import * as v from 'valibot'
import type { Description, Operation } from './operation.ts'
import { asMeant } from '../../machines/rules/as-meant.ts'

/**
 * A text that a customer types or that a link contains, as the customer means it. The text has at most `max` UTF-16
 * code units and no lone surrogates.
 */
export const text = (max: number) =>
  v.pipe(v.string(), v.transform(asMeant), v.maxLength(max), v.regex(/^[^\p{Cs}]*$/u))

/** Returns the schema `text` with the additional rule that the text has at least one character. */
export const filled = (max: number) => v.pipe(text(max), v.minLength(1))

export const accountNumber = v.pipe(v.string(), v.transform(asMeant), v.regex(/^\d{12}$/))
export const businessPartnerNumber = filled(20)
export const loginId = filled(64)
export const email = filled(254)
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(256), v.regex(/^\P{Cs}*$/u))
/** Used exactly as typed: spaces are not removed, and the characters are not normalised. */
export const password = secret
export const securityAnswer = secret
export const oktaId = filled(64)
export const factorId = filled(64)
/** A phone number in international form, such as `+16095550148`. */
export const phone = filled(24)
/** A code, or the whole message that contains the code. */
export const verificationCode = filled(500)

/** A list in a response. Each item is read by itself, so that a broken item hides no other one. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.filter((one) => v.is(item, one))),
    v.array(item),
  )

export const errorCauses = listOf(v.object({ errorSummary: v.string() }))

/** A text that can be missing or `null` in a response. A missing text is decoded as an empty string. */
export const answeredText = v.nullish(v.string(), '')
/** A missing text stays apart from an empty one, because they have different meanings. */
export const maybeText = v.nullish(v.string())

/**
 * The response of the calls that write an interaction record. The text `S` means success (document 1, §7). No flow
 * uses this response, so any other response is accepted too.
 */
export const interactionRecordAnswer = v.fallback(
  v.object({ returnStatuses: listOf(v.object({ returnStatus: v.string() })) }),
  { returnStatuses: [] },
)
/** The outcomes and the examples of these calls. */
export const recorded: Pick<
  Description<Operation<null, typeof interactionRecordAnswer>>,
  'outcomes' | 'answers'
> = {
  outcomes: { done: ['S'], refused: ['E'] },
  answers: [{ returnStatuses: [{ returnStatus: 'S' }] }],
}
/** A text in a response that no flow uses. Therefore the schema accepts any value. */
export const unreadText = v.fallback(v.string(), '')

/** No word has this form, so that comparing with a misspelt word does not compile. */
export type OtherText = `any other text: ${string}`
/** A text of which the portal reads these words. Every other text takes the flow's branch for any other status. */
export const word = <Word extends string>() =>
  v.custom<Word | OtherText>((value) => typeof value === 'string')
/** A `word` that can be missing or `null`, which is decoded as an empty text. */
export const answeredWord = <Word extends string>() => v.nullish(word<Word | ''>(), '')
/** A text from elsewhere, such as a stored one, as the text of a response. */
export const freeText = (found: string): OtherText => v.parse(word<never>(), found)

export const emptyText = v.literal('')
