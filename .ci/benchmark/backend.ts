import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { headers as names } from '../../src/contract/http.ts'
import { people } from '../../src/sandbox/people/people.ts'
import { root } from '../run-command.ts'
import { type Load, measure, type Measured } from './load.ts'

const size = { count: 300, atOnce: 16 }
const session = randomUUID()

/** Requests of many clients: the limits count by address. */
const headers = (index: number) => ({
  [names.session]: session,
  'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
})

/** The whole sample data in turn: the limits count by account too. */
const eligibility = people.map(({ contractNumber, name }) =>
  'customerName' in name
    ? { connectionContractNumber: contractNumber, customerType: 'Organization', ...name }
    : { connectionContractNumber: contractNumber, customerType: 'Person', middleName: '', ...name },
)

const loads: readonly Load[] = [
  { path: '/api/getActiveAlerts', headers },
  { path: '/api/loginIdValid', headers, body: (index) => ({ loginId: `login${index}` }) },
  {
    path: '/api/checkRegistrationEligibility',
    headers,
    body: (index) => eligibility[index % eligibility.length],
  },
]

/** Starts a server in a process of its own; resolves when it has written that it listens. */
const start = async (script: string, env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(root, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', () => reject(new Error(`${script} ended`))),
  )
  ended.catch(() => {})
  const port = new Promise<number>((resolve) => {
    let output = ''
    child.stdout.on('data', (data) => {
      output += String(data)
      const [, found] = /(?:listening on |is at http:\/\/localhost:)(\d+)/.exec(output) ?? []
      if (found) resolve(Number(found))
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended.catch(() => {})
  }
  return { port: await Promise.race([port, ended]), stop }
}

const solved = v.object({ token: v.string() })

/** Gives the session the captcha pass that `checkRegistrationEligibility` asks for. */
const passCaptcha = async (port: number) => {
  const origin = `http://127.0.0.1:${port}`
  const solving = await fetch(`${origin}/sandbox/captcha/solve`, { method: 'POST' })
  const { token } = v.parse(solved, await solving.json())
  await fetch(`${origin}/api/contractAccountExists`, {
    method: 'POST',
    headers: { ...headers(0), 'Content-Type': 'application/json', [names.captcha]: token },
    body: JSON.stringify({ connectionContractNumber: '000000000000' }),
  })
}

const middle = (runs: readonly Measured[]): Measured | undefined =>
  runs.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(runs.length / 2)]

const compare = async (load: Load, rounds: number, ports: { backend: number; bare: number }) => {
  const runs: { backend: Measured[]; bare: Measured[] } = { backend: [], bare: [] }
  // the first round warms both up
  for (let round = 0; round <= rounds; round += 1)
    for (const server of ['bare', 'backend'] as const) {
      const run = await measure(ports[server], load, { ...size, first: round * size.count })
      if (round > 0) runs[server].push(run)
    }
  return { backend: middle(runs.backend), bare: middle(runs.bare) }
}

const row = (name: string, ...cells: readonly string[]) =>
  console.log(name.padEnd(32) + cells.map((cell) => cell.padStart(12)).join(''))

/** Requests a second of the backend beside a server with nothing behind it. */
export const showBackend = async (rounds: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'mywater-benchmark-'))
  await chmod(folder, 0o755)
  const backend = await start('dist/server/main.js', {
    PORT: process.env['PORT'] ?? '8090',
    PUBLIC_ORIGIN: '',
    DATABASE_URL: '',
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
  })
  const bare = await start('.ci/benchmark/bare-server.ts', {})
  try {
    await passCaptcha(backend.port)
    console.log(`\n${size.count} requests, ${size.atOnce} at once; the middle one of ${rounds} rounds\n`)
    row('', 'backend/s', 'bare/s', 'share', 'half in', '97.5 % in')
    for (const load of loads) {
      const { backend: ours, bare: floor } = await compare(load, rounds, {
        backend: backend.port,
        bare: bare.port,
      })
      if (!ours || !floor) throw new Error('nothing was measured')
      row(
        load.path.replace('/api/', ''),
        ours.perSecond.toFixed(0),
        floor.perSecond.toFixed(0),
        `${((100 * ours.perSecond) / floor.perSecond).toFixed(0)} %`,
        `${ours.median.toFixed(1)} ms`,
        `${ours.slowest.toFixed(1)} ms`,
      )
    }
  } finally {
    await Promise.all([backend.stop(), bare.stop()])
    await rm(folder, { recursive: true, force: true })
  }
}
