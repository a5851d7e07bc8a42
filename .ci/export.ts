import { buildWhenNeeded } from './build.ts'

await buildWhenNeeded()
await import(new URL('../dist/server/export.js', import.meta.url).href)
