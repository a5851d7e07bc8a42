export interface Box {
  readonly state: string
  readonly stories: readonly string[]
}

export interface WallFlow {
  readonly id: string
  readonly boxes: readonly Box[]
}

const split = (words: string, between: string): string[] => words.split(between).filter(Boolean)

const boxOf = (line: string): Box => {
  const [state = '', stories = ''] = line.split('|').map((part) => part.trim())
  return { state, stories: split(stories, ' ') }
}

/** A line without indentation begins a flow; each indented line is a state. */
export const flowsOnWall = (lines: string): WallFlow[] =>
  split(lines, '\n').reduce<WallFlow[]>((flows, line) => {
    if (!line.startsWith(' ')) return [...flows, { id: line, boxes: [] }]
    const last = flows.at(-1)
    return last ? [...flows.slice(0, -1), { ...last, boxes: [...last.boxes, boxOf(line)] }] : flows
  }, [])

/** `form problems` for `flows-eligibility--form-problems`. */
export const storyName = (story: string): string => story.replace(/^.*--/, '').replaceAll('-', ' ')

export const pictureName = (story: string): string => `${story.replace('--', '-')}.png`
