import { languages, nextLanguage } from '../../contract/languages.ts'
import { usePortal } from '../flows/kit/portal.tsx'
import { textsOf } from '../flows/kit/texts.ts'

const usePageText = textsOf('page')

/** Words and links of header and footer. */
export const usePageFrame = () => {
  const { configuration, language, switchLanguage, year } = usePortal()
  const text = usePageText()
  const other = nextLanguage(language)
  const { productName: product, links } = configuration
  return {
    skipLabel: text.skip,
    header: {
      product,
      links,
      labels: { home: text.home(product), help: text.help, emergency: text.emergency },
      languageSwitch: {
        label: languages[other],
        lang: other,
        onSwitch: () => switchLanguage(other),
      },
    },
    footer: {
      year,
      links,
      labels: { owner: product, privacy: text.privacy, terms: text.terms },
    },
  }
}
