import { storyHref } from '../kit/story-href.ts'

export type Look = Readonly<Record<'theme' | 'language', string>>

/** The reference pictures are in the light theme and in English. */
export const isOfReference = ({ theme, language }: Look): boolean => theme !== 'dark' && language === 'en'

const globalsOf = ({ theme, language }: Look): string => `globals=theme:${theme};language:${language}`

export const liveAddress = (story: string, look: Look): string =>
  `iframe.html?id=${story}&viewMode=story&embed=wall&${globalsOf(look)}`

export const hrefIn = (story: string, look: Look): string => `${storyHref(story)}&${globalsOf(look)}`
