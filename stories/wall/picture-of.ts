import { pictureName } from '../../src/inspector/wall.ts'

/** Returns the URL of a story's reference picture in Storybook. */
export const pictureOf = (story: string): string => `pictures/${pictureName(story)}`
