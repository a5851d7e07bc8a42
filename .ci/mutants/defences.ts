import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run-command.ts'

const [, ...blocks] = readFileSync(join(import.meta.dirname, 'defences.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')

export const defences = blocks.map((block) => {
  const [name = '', paths = '', ...change] = block.split('\n')
  const [file = '', tests = ''] = paths.split(' ')
  const marked = (mark: '-' | '+') =>
    change
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n')
  return { name, file, tests, lines: marked('-'), replacement: marked('+') }
})

export const placesOf = ({ file, lines }: (typeof defences)[number]): number =>
  readFileSync(join(root, file), 'utf8').split(lines).length - 1
