import { pictureName } from '../../src/inspector/wall.ts'

/** A link to it needs `target="_top"`, because it has to leave the story's frame. */
export const storyHref = (story: string): string => `./?path=/story/${story}`

export const docsHref = (page: string): string => `./?path=/docs/${page}--docs`

export const pictureOf = (story: string): string => `pictures/${pictureName(story)}`

const pictures: ReadonlySet<string> = new Set(String(import.meta.env['PICTURES']).split(' '))

/** A story without a picture looks like another one, or waits for a call. */
export const hasPicture = (story: string): boolean => pictures.has(pictureName(story))
