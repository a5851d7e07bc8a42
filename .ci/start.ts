import { buildWhenNeeded } from './build.ts'
import { root } from './run-command.ts'

await buildWhenNeeded().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
await import(`${root}dist/server/main.js`)
