import { firstView } from '../src/portal/text/en/first-view.ts'
import { flows } from '../src/portal/text/en/flows.ts'
import { firstView as spanishFirstView } from '../src/portal/text/es/first-view.ts'
import { flows as spanishFlows } from '../src/portal/text/es/flows.ts'
import { firstView as frenchFirstView } from '../src/portal/text/fr/first-view.ts'
import { flows as frenchFlows } from '../src/portal/text/fr/flows.ts'
import { firstView as chineseFirstView } from '../src/portal/text/zh/first-view.ts'
import { flows as chineseFlows } from '../src/portal/text/zh/flows.ts'
import { identity } from '../src/server/words/en/identity.ts'

const texts = { ...firstView, ...flows }
type Texts = typeof texts

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const byFlow = (language: Texts) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `fromEntries` loses the property names
  Object.fromEntries(Object.entries(language).map(([name, text]) => [camelCase(name), text])) as {
    readonly [Name in keyof Texts as CamelCase<Name>]: Texts[Name]
  }

/**
 * The English texts of the portal, such as `words.forgotLogin.title`. Tests use these names and do not repeat the
 * texts.
 */
export const words = byFlow(texts)

/** The texts of each language, with the same names as in `words`. */
export const wordsIn = {
  en: words,
  es: byFlow({ ...spanishFirstView, ...spanishFlows }),
  fr: byFlow({ ...frenchFirstView, ...frenchFlows }),
  zh: byFlow({ ...chineseFirstView, ...chineseFlows }),
}

/** The English texts of the sign-in pages of the built-in identity provider. */
export const signInWords = identity
