/** A state of a flow. `stories` are the stories that show the state, and `next` are the states that can follow it. */
export interface Box {
  readonly state: string
  readonly stories: readonly string[]
  readonly next: readonly string[]
}

export interface WallFlow {
  readonly id: string
  readonly boxes: readonly Box[]
}

const split = (words: string, between: string): string[] => words.split(between).filter(Boolean)

const boxOf = (line: string): Box => {
  const [state = '', stories = '', next = ''] = line.split('|').map((part) => part.trim())
  return { state, stories: split(stories, ' '), next: split(next, ', ') }
}

/**
 * Returns the flows in the text of the files in `tests/approved/wall`. A line without indentation begins a flow, and
 * each indented line describes one state of the flow.
 */
export const flowsOnWall = (lines: string): WallFlow[] =>
  split(lines, '\n').reduce<WallFlow[]>((flows, line) => {
    if (!line.startsWith(' ')) return [...flows, { id: line, boxes: [] }]
    const last = flows.at(-1)
    return last ? [...flows.slice(0, -1), { ...last, boxes: [...last.boxes, boxOf(line)] }] : flows
  }, [])

/** Returns the name of a flow's story. For `flows-eligibility--form-problems`, the result is `form problems`. */
export const storyName = (story: string): string => story.replace(/^.*--/, '').replaceAll('-', ' ')

/** Returns the file name of a story's reference picture. */
export const pictureName = (story: string): string => `${story.replace('--', '-')}.png`
