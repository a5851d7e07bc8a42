import { languages } from '../../src/contract/languages.ts'
import { pseudoLanguages } from '../kit/pseudo-language.ts'
import { storyHref } from '../kit/story-href.ts'

export const spoken: Readonly<Record<string, string>> = { ...languages, ...pseudoLanguages }
export const themes = { system: 'Theme of the system', light: 'Light', dark: 'Dark' }
export const widths = {
  '': 'As wide as it fits',
  phone: 'Phone, 360',
  tablet: 'Tablet, 768',
  desktop: 'Desktop, 1280',
}

export type DisplaySettings = Readonly<Record<'theme' | 'language' | 'width', string>>

/** The reference pictures: phone width, light theme, English. */
export const isOfReference = ({ theme, language, width }: DisplaySettings): boolean =>
  theme !== 'dark' && language === 'en' && (width === '' || width === 'phone')

/** In px: the page in which a story runs has `width`, and the reduced story on the wall has `shown`. */
export const frameOf = ({ width }: DisplaySettings): { readonly width: number; readonly shown: number } => {
  if (width === 'desktop') return { width: 1280, shown: 240 }
  return width === 'tablet' ? { width: 768, shown: 176 } : { width: 360, shown: 90 }
}

/** Without Storybook's interface. */
export const liveAddress = (story: string, { theme, language }: DisplaySettings): string =>
  `iframe.html?id=${story}&viewMode=story&embed=wall&globals=theme:${theme};language:${language}`

export const hrefIn = (story: string, { theme, language, width }: DisplaySettings): string => {
  const viewport = width === '' ? '' : `;viewport.value:${width}`
  return `${storyHref(story)}&globals=theme:${theme};language:${language}${viewport}`
}
