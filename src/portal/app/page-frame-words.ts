import { page as en } from '../text/en/page.ts'
import { page as es } from '../text/es/page.ts'
import { usePortal, useTexts } from '../flows/kit/portal.tsx'

/** Words and links of header and footer. */
export const usePageFrame = () => {
  const { configuration, language, switchLanguage, year } = usePortal()
  const text = useTexts({ en, es })
  const { productName: product, links } = configuration
  return {
    skipLabel: text.skip,
    header: {
      product,
      links,
      labels: { home: text.home(product), help: text.help, emergency: text.emergency },
      languageSwitch: {
        label: text.otherLanguage,
        lang: language === 'en' ? 'es' : 'en',
        onSwitch: switchLanguage,
      },
    },
    footer: {
      year,
      links,
      labels: { owner: product, privacy: text.privacy, terms: text.terms },
    },
  }
}
