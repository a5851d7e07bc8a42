import type { WallFlow } from '../../src/inspector/wall.ts'
import { slugOfMachine } from '../../machines/all-machines.ts'
import { afterWalk, walk } from './walk.ts'

export interface Stretch {
  readonly title: string
  readonly flows: readonly WallFlow[]
}

/** The flows of the wall, in the order in which a customer reaches them. */
export const readWall = (wall: readonly WallFlow[]): Stretch[] => {
  const flows = wall.filter(({ boxes }) => boxes.length > 0)
  const named = walk.map((stretch) => ({
    title: stretch.title,
    flows: stretch.flows.flatMap((slug) => flows.filter(({ id }) => slugOfMachine(id) === slug)),
  }))
  const known = walk.flatMap((stretch) => stretch.flows)
  const more = { title: afterWalk, flows: flows.filter(({ id }) => !known.includes(slugOfMachine(id))) }
  return [...named, more].filter((stretch) => stretch.flows.length > 0)
}
