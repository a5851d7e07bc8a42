import { join } from 'node:path'
import { changed } from './changed.ts'
import { parts } from './parts.ts'
import { root } from './run-command.ts'
import { printRun, runParts } from './run-parts.ts'

// The parts start some 200 processes of the same few programs, which then need not compile them again.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/mywater/compiled')

/** `npm test` runs all parts but the nightly one; `npm test -- unit server` some; `npm test -- changed [REF]` the quick checks of a change. */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !parts.some((part) => part.name === name))
if (names[0] === 'changed') {
  const { parts: chosen, notRun } = changed(names[1])
  printRun(await runParts(chosen), notRun)
} else if (unknown.length > 0) {
  const known = parts.map(({ name }) => name).join(', ')
  console.error(`No part named ${unknown.join(', ')}. The parts: ${known}; or: changed [REF]`)
  process.exitCode = 2
} else
  printRun(
    await runParts(
      parts.filter(({ name, isNightly }) => (names.length === 0 ? !isNightly : names.includes(name))),
    ),
  )
