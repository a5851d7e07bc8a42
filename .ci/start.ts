import { buildWhenNeeded } from './build.ts'

await buildWhenNeeded().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

// npm sends a SIGTERM to its shell, which ends without informing this process: port and data would stay in use.
const shell = process.ppid
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

await import(new URL('../dist/server/main.js', import.meta.url).href)
