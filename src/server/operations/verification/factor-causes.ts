import type { CallContext } from '../../domain/request-context.ts'
import { waitText } from '../../platform/language.ts'
import { type Words, wordsIn } from '../../words/words.ts'

/** In Okta's format. The portal shows the first error, with "token" replaced by "code" (document 1, §8). */
export const refusedBecause = (
  { language }: Pick<CallContext, 'language'>,
  cause: Exclude<keyof Words['factorRefusal'], 'tooManyMessages'>,
) => ({ errorCauses: [{ errorSummary: wordsIn(language).factorRefusal[cause] }] })

export const refusedForNow = ({ language }: Pick<CallContext, 'language'>, retryAfter: number) => ({
  errorCauses: [
    { errorSummary: wordsIn(language).factorRefusal.tooManyMessages(waitText(retryAfter, language)) },
  ],
})

/**
 * The portal treats the refusal "Factor is already active." as success, but only with exactly this text (document 1,
 * §4).
 */
export const alreadyActive = { errorCauses: [{ errorSummary: 'Factor is already active.' }] }
