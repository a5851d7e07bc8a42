import { storyHref } from '../kit/story-href.ts'

export const themes = { system: 'As the system', light: 'Light', dark: 'Dark' }
export const widths = {
  '': 'As wide as it fits',
  phone: 'Phone, 360',
  tablet: 'Tablet, 768',
  desktop: 'Desktop, 1280',
}

/** How a story is opened. */
export type Look = Readonly<Record<'theme' | 'language' | 'width', string>>

/** Address of a story in the look that is chosen. */
export const hrefIn = (story: string, { theme, language, width }: Look): string => {
  const viewport = width === '' ? '' : `;viewport.value:${width}`
  return `${storyHref(story)}&globals=theme:${theme};language:${language}${viewport}`
}
