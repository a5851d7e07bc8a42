const walls = import.meta.glob<string>('../../../stories/wall/wall.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const namesIn = (words: string): string => [...new Set(words.split(/[ .+-]+/))].sort().join(' ')

/** Of the journey wall's lines: the names of a state, and the stories that show it. */
const readState = (line: string) => {
  const [state = '', stories = ''] = line.split('|')
  // a machine in several states at once has them beside each other: `phone - idle and language - saved`
  return {
    names: namesIn(state.trim().replaceAll(' and ', ' ')),
    stories: stories.split(' ').filter(Boolean),
  }
}

const linesOf = (wall: string, machine: string): string[] => {
  const lines = wall.split('\n')
  const first = lines.indexOf(machine) + 1
  const length = lines.slice(first).findIndex((line) => !line.startsWith(' '))
  return first === 0 ? [] : lines.slice(first, length < 0 ? undefined : first + length)
}

/** Ids of the stories that show a machine in a state, as the recorder names both. Their samples stand in for what was typed. */
export const screensOf = (
  machine: string,
  state: string,
  wall = Object.values(walls).join('\n'),
): readonly string[] => {
  const names = namesIn(state)
  return linesOf(wall, machine)
    .map(readState)
    .filter((shown) => shown.names === names)
    .flatMap(({ stories }) => stories)
}

/** A story's reference picture among the others. */
export const pictureName = (story: string): string => `${story.replace('--', '-')}.png`
