import { pictureName } from '../../src/inspector/wall.ts'

/** Where Storybook serves a story's reference picture. */
export const pictureOf = (story: string): string => `pictures/${pictureName(story)}`
