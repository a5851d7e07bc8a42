import { walk } from './walk.ts'

/** A state of a flow, with the stories that show it and the states it leads to. */
export interface Box {
  readonly state: string
  readonly stories: readonly string[]
  readonly next: readonly string[]
}

export interface WallFlow {
  readonly id: string
  readonly boxes: readonly Box[]
}

export interface Stretch {
  readonly title: string
  readonly flows: readonly WallFlow[]
}

const split = (words: string, between: string): string[] => words.split(between).filter(Boolean)

const boxOf = (line: string): Box => {
  const [state = '', stories = '', next = ''] = line.split('|').map((part) => part.trim())
  return { state, stories: split(stories, ' '), next: split(next, ', ') }
}

const flowsIn = (lines: string): WallFlow[] =>
  split(lines, '\n').reduce<WallFlow[]>((flows, line) => {
    if (!line.startsWith(' ')) return [...flows, { id: line, boxes: [] }]
    const last = flows.at(-1)
    return last ? [...flows.slice(0, -1), { ...last, boxes: [...last.boxes, boxOf(line)] }] : flows
  }, [])

/** The wall in the order of a customer's walk, from the lines that a test writes. */
export const readWall = (lines: string): Stretch[] => {
  const flows = flowsIn(lines).filter(({ boxes }) => boxes.length > 0)
  const named = walk.map((stretch) => ({
    title: stretch.title,
    flows: stretch.flows.flatMap((id) => flows.filter((flow) => flow.id === id)),
  }))
  const known = walk.flatMap((stretch) => stretch.flows)
  const more = { title: 'More', flows: flows.filter(({ id }) => !known.includes(id)) }
  return [...named, more].filter((stretch) => stretch.flows.length > 0)
}
