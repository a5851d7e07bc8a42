import type { WallFlow } from '../../src/inspector/wall.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { groupFlows } from './flow-groups.ts'

/** Returns the groups of flows for the page "Journey wall", in the order in which a customer reaches the flows. */
export const readWall = (wall: readonly WallFlow[]) =>
  groupFlows(
    wall.filter(({ boxes }) => boxes.length > 0),
    ({ id }) => slugOfMachine(id),
  )
