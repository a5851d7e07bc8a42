import { buildWhenNeeded } from './build.ts'

await buildWhenNeeded().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

// npm sends SIGTERM only to its shell. The shell then ends without a signal to this process. This process would keep
// its port and its data folder, so it ends itself when its parent process changes.
const shell = process.ppid
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

await import(new URL('../dist/server/main.js', import.meta.url).href)
