import { flowsOnWall } from './wall.ts'

const walls = import.meta.glob<string>('../../tests/approved/wall/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * All flows of the journey wall. The journey wall is the start page of Storybook, which shows every state of every
 * flow. The files in `tests/approved/wall` list the flows, their states and the stories that show each state.
 */
export const wall = flowsOnWall(Object.values(walls).join(''))

const namesIn = (words: string): string => [...new Set(words.split(/[ .+-]+/))].toSorted().join(' ')

/**
 * Returns the ids of the stories that show a machine in a state. `machine` and `state` are spelt as in a recording.
 * The stories show sample values and not the values of the customer, because a recording contains no typed text.
 */
export const screensOf = (machine: string, state: string, flows = wall): readonly string[] => {
  const names = namesIn(state)
  return (
    flows
      .filter(({ id }) => id === machine)
      .flatMap(({ boxes }) => boxes)
      // The files in `tests/approved/wall` join parallel states with "and": `phone - idle and language - saved`.
      .filter((box) => namesIn(box.state.replaceAll(' and ', ' ')) === names)
      .flatMap(({ stories }) => stories)
  )
}

/**
 * Whether a line of the files in `tests/approved/wall` describes the state with the given path, or a state inside it.
 * `box` is the state in the line, such as `open - email - verified and phone - typing`.
 */
export const isIn = (box: string, path: readonly string[]): boolean => {
  const regions = box.split(' and ').map((region) => region.split(' - '))
  const [state, parent] = path.toReversed()
  return (
    path.every((name) => regions.flat().includes(name)) &&
    // A line names the common parent of parallel states only once. In `open - email - verified and phone - typing`,
    // `open` is the parent of `email` and of `phone`. Therefore the first name after "and" is compared without its
    // parent.
    regions.some((names) =>
      names.some((name, at) => name === state && (at === 0 || names[at - 1] === parent)),
    )
  )
}

/**
 * Returns the ids of the stories that show a machine in a state, or in a state inside that state.
 * @param path of the state, such as `results.sent`
 */
export const storiesIn = (machine: string, path: string): readonly string[] =>
  wall
    .filter(({ id }) => id === machine)
    .flatMap(({ boxes }) => boxes)
    .filter(({ state }) => isIn(state, path.split('.')))
    .flatMap(({ stories }) => stories)

/** Returns the machine and the state that a story shows; `undefined` for a story without a flow. */
export const placeOf = (story: string): { readonly machine: string; readonly state: string } | undefined =>
  wall
    .flatMap(({ id, boxes }) =>
      boxes.map(({ state, stories }) => ({ machine: id, state, isIt: stories.includes(story) })),
    )
    .find(({ isIt }) => isIt)
