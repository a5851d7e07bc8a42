import { pictureName } from '../../src/inspector/wall.ts'

export const pictureOf = (story: string): string => `pictures/${pictureName(story)}`
