import lines from '../../tests/approved/wall.txt?raw'
import { flowsOnWall } from './wall.ts'

export const wall = flowsOnWall(lines)

export const boxesOf = (machine: string, flows = wall) =>
  flows.filter(({ id }) => id === machine).flatMap(({ boxes }) => boxes)

const namesIn = (words: string): string => [...new Set(words.split(/[ .+-]+/))].toSorted().join(' ')

/** `machine` and `state` are spelt as in a recording. The stories show sample values: a recording has no typed text. */
export const screensOf = (machine: string, state: string, flows = wall): readonly string[] => {
  const names = namesIn(state)
  return (
    boxesOf(machine, flows)
      // `tests/approved/wall.txt` joins parallel states with "and": `phone - idle and language - saved`.
      .filter((box) => namesIn(box.state.replaceAll(' and ', ' ')) === names)
      .flatMap(({ stories }) => stories)
  )
}

/**
 * Whether the line `box` of the wall, such as `open - email - verified and phone - typing`, describes this
 * state or one inside it.
 */
export const isIn = (box: string, path: readonly string[]): boolean => {
  const regions = box.split(' and ').map((region) => region.split(' - '))
  const [state, parent] = path.toReversed()
  return (
    path.every((name) => regions.flat().includes(name)) &&
    // A line names the common parent of parallel states once, here `open`, so a name after "and" is compared
    // without its parent.
    regions.some((names) =>
      names.some((name, at) => name === state && (at === 0 || names[at - 1] === parent)),
    )
  )
}

/** @param path of the state, such as `results.sent` */
export const storiesIn = (machine: string, path: string): readonly string[] =>
  boxesOf(machine)
    .filter(({ state }) => isIn(state, path.split('.')))
    .flatMap(({ stories }) => stories)

/** `undefined` for a story without a flow. */
export const placeOf = (story: string): { readonly machine: string; readonly state: string } | undefined =>
  wall
    .flatMap(({ id, boxes }) =>
      boxes.map(({ state, stories }) => ({ machine: id, state, isIt: stories.includes(story) })),
    )
    .find(({ isIt }) => isIt)
