import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { filesOf, readSource } from './source-files.ts'

/** More than the server accepts in a request line with all headers. */
const length = 16_384

/** Each pattern once. Without a repetition, a pattern reads only a few characters from each place. */
const findPatterns = () => {
  const found = new Map<string, { file: string; pattern: RegExp }>()
  for (const file of filesOf('{machines,src/contract,src/server}/**/*.{ts,tsx}'))
    new Visitor({
      Literal({ value, raw }) {
        if (value instanceof RegExp && /[*+]|\{\d+,/.test(value.source))
          found.set(String(raw), {
            file,
            pattern: new RegExp(value.source, value.flags.replace('g', '')),
          })
      },
    }).visit(parseSync(file, readSource(file)).program)
  return [...found.values()]
}

const common = [' ', '\t', '\n', 'a', 'A', 'é', '0', '-', '.', ',', '/', '@', '"', '<', '{', '\u{300}']
/**
 * Texts for which a pattern may have to begin again at every place: its own characters and words and the common
 * characters, each repeated, and then each character at which the pattern may fail.
 */
const pump = function* ({ source }: RegExp) {
  const words = source.match(/[^\\[\](){}|*+?^$]+/g) ?? []
  const units = new Set([...source, ...words, ...words.map((word) => `${word} `), ...common])
  const ends = new Set(['', '\0', '\n\0', ...(source.match(/[^\w\\[\](){}|*+?^$]/g) ?? [])])
  for (const unit of units) {
    const repeated = unit.repeat(length / unit.length)
    for (const first of ['', 'a', ...words.filter((word) => word.length > 2)])
      for (const end of ends) yield { unit, text: first + repeated + end }
  }
}

const milliseconds = (pattern: RegExp, text: string) => {
  const start = process.threadCpuUsage()
  pattern.test(text)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
/** The best of several runs, because other work of the thread, such as a garbage collection, counts too. */
const isSlow = (pattern: RegExp, text: string) => [1, 2, 3, 4, 5].every(() => milliseconds(pattern, text) > 5)

test('no pattern needs 5 ms for a text of 16 kB', () => {
  const patterns = findPatterns()
  expect(patterns.length).toBeGreaterThan(50)
  const slow = patterns.flatMap(({ file, pattern }) => {
    const found = [...pump(pattern)].find(({ text }) => isSlow(pattern, text))
    return found ? [`${file}: ${pattern.source} with ${JSON.stringify(found.unit)}`] : []
  })
  expect(slow).toEqual([])
})
