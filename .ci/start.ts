import { buildWhenNeeded } from './build.ts'

const isBuilt = await buildWhenNeeded().then(
  () => true,
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  },
)

// npm passes SIGTERM only to its shell, so this process gets no signal when npm is stopped. This process would then
// keep its port and its data folder. Therefore it ends itself when its parent process has changed.
const shell = process.ppid
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

if (isBuilt) await import(new URL('../dist/server/main.js', import.meta.url).href)
else process.exitCode = 1
