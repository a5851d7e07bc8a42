import { flowsOnWall } from './wall.ts'

const walls = import.meta.glob<string>('../../tests/approved/wall/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All flows of the journey wall, from the approved files. */
export const wall = flowsOnWall(Object.values(walls).join(''))

const namesIn = (words: string): string => [...new Set(words.split(/[ .+-]+/))].toSorted().join(' ')

/**
 * Returns the id of the playground story of a machine, in which the machine runs live; `undefined` if there is no
 * such story.
 */
export const playgroundOf = (machine: string): string | undefined =>
  wall.find(({ id }) => id === machine)?.playground || undefined

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
      // The wall writes parallel states next to each other: `phone - idle and language - saved`.
      .filter((box) => namesIn(box.state.replaceAll(' and ', ' ')) === names)
      .flatMap(({ stories }) => stories)
  )
}

/**
 * Whether a box of the wall shows the state with this path, or a state inside that state. A box is a text such as `open
 * - email - verified and phone - typing`.
 */
export const isIn = (box: string, path: readonly string[]): boolean => {
  const regions = box.split(' and ').map((region) => region.split(' - '))
  const [state, parent] = path.toReversed()
  return (
    path.every((name) => regions.flat().includes(name)) &&
    // The text of a region begins with a state whose parent is not in the text. Therefore the code compares the parent
    // only for the other states of the text.
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
