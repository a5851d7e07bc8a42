import { buildWhenNeeded } from './build.ts'

await buildWhenNeeded().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
await import(new URL('../dist/server/main.js', import.meta.url).href)
