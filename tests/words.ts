import { firstView } from '../src/portal/text/en/first-view.ts'
import { flows } from '../src/portal/text/en/flows.ts'
import { firstView as spanishFirstView } from '../src/portal/text/es/first-view.ts'
import { flows as spanishFlows } from '../src/portal/text/es/flows.ts'
import { firstView as frenchFirstView } from '../src/portal/text/fr/first-view.ts'
import { flows as frenchFlows } from '../src/portal/text/fr/flows.ts'
import { firstView as chineseFirstView } from '../src/portal/text/zh/first-view.ts'
import { flows as chineseFlows } from '../src/portal/text/zh/flows.ts'
import { identity } from '../src/server/words/en/identity.ts'

/** Tests use these names, such as `words.forgotLogin.title`, and do not repeat the texts. */
export const words = { ...firstView, ...flows }

/** The texts of each language, with the same names as in `words`. */
export const wordsIn = {
  en: words,
  es: { ...spanishFirstView, ...spanishFlows },
  fr: { ...frenchFirstView, ...frenchFlows },
  zh: { ...chineseFirstView, ...chineseFlows },
}

/** The English texts of the sign-in pages of the built-in identity provider. */
export const signInWords = identity
