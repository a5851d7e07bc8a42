import * as v from 'valibot'
import { accountNumber, email as emailText, filled, text } from '../../contract/fields.ts'
import { allLanguages } from '../../contract/languages.ts'
import { emailError } from '../../../machines/rules/email.ts'

export const account = accountNumber
export const email = v.pipe(
  emailText,
  v.check((address) => emailError(address) === null, 'is not an email address'),
)
export const language = v.optional(v.picklist(allLanguages), 'en')
export const reason = filled(200)
export const optionalText = (max: number) => v.optional(text(max), '')
/** A time with its offset, such as `2026-12-01T06:00:00Z`. */
export const time = v.pipe(v.string(), v.isoTimestamp('is not a time such as 2026-12-01T06:00:00Z'))
