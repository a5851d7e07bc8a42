import { storiesIn } from '../../src/inspector/screens.ts'
import { storyHref } from './story-href.ts'

/**
 * `expired.resent` → `expired-resent`, `callFailed` → `call-failed`: the spelling of a story's name in Storybook's
 * ids.
 */
const asStoryName = (path: string): string =>
  path
    .replaceAll('.', '-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()

/**
 * Rank of a story for a state, smallest first: the story with the state's name, else the one with the shortest name.
 */
const distance = (story: string, path: string): number => {
  const [, name = ''] = story.split('--')
  const isNamesake = [path, path.slice(path.lastIndexOf('.') + 1)].map(asStoryName).includes(name)
  return (isNamesake ? 0 : 1000) + name.length
}

/**
 * The story to open for a state, from the approved wall.
 * @param stateId XState's id of the state
 */
export const storyOf = (machine: string, stateId: string): string | undefined => {
  const path = stateId.slice(stateId.indexOf('.') + 1)
  return storiesIn(machine, path).toSorted((one, other) => distance(one, path) - distance(other, path))[0]
}

/** The address of that story; `undefined` where no story shows the state. */
export const storyLink = (machine: string, stateId: string): string | undefined => {
  const story = storyOf(machine, stateId)
  return story === undefined ? undefined : storyHref(story)
}
