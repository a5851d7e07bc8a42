import { storiesIn } from '../../src/inspector/screens.ts'
import { storyHref } from './story-href.ts'

/** `expired-resent` for `expired.resent`, `call-failed` for `callFailed`. */
const asStoryName = (path: string): string =>
  path
    .replaceAll('.', '-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()

/** A story with the name of the state comes first, and then the stories with shorter names. */
const distance = (story: string, path: string): number => {
  const [, name = ''] = story.split('--')
  const isNamesake = [path, path.slice(path.lastIndexOf('.') + 1)].map(asStoryName).includes(name)
  return (isNamesake ? 0 : 1000) + name.length
}

/** One of the stories in `tests/approved/wall.txt`. @param stateId XState's id of the state */
export const storyOf = (machine: string, stateId: string): string | undefined => {
  const path = stateId.slice(stateId.indexOf('.') + 1)
  return storiesIn(machine, path).toSorted((a, b) => distance(a, path) - distance(b, path))[0]
}

/** `undefined` if no story shows the state. */
export const storyLink = (machine: string, stateId: string): string | undefined => {
  const story = storyOf(machine, stateId)
  return story === undefined ? undefined : storyHref(story)
}
