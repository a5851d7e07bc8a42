import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().on('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** Below the ports that the system assigns by itself (on Linux from 32768 on), so no other program gets it. */
export const findFreePort = async (): Promise<number> => {
  const port = randomInt(20_000, 30_000)
  return (await isFree(port)) ? port : findFreePort()
}

/** Whether a server answers at the address with a success. */
export const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** The parent folder is open to the system user of the database. */
export const makeDataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mywater-throwaway-'))
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))
  return join(folder, 'data')
}

/** Returns pseudo-random numbers between 0 and 1 (mulberry32). The same seed always gives the same numbers. */
export const randomNumbers = (start: number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
