import type { Language } from '../../src/contract/languages.ts'
import { messageIn } from '../examples/messages.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const translateFields = (language: Language, value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          (name === 'message' || name === 'passwordReason') && typeof inner === 'string'
            ? messageIn(language, inner)
            : translateFields(language, inner),
        ]),
      )
    : value

/** The messages from the backend are in `message` and `passwordReason`. */
export const translateMessages = <State extends object>(language: Language, state: State): State =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the copy has the same shape, with other texts
  language === 'en' ? state : (translateFields(language, state) as State)
