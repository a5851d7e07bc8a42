import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { headers as names } from '../../src/contract/http.ts'
import { people } from '../../src/sandbox/people/people.ts'
import { median } from './compare.ts'
import { type Load, measure, type Measured } from './load.ts'
import { perCall, type ProcessorTime, processorTime } from './processor-time.ts'
import { serve, type Served, servePortal } from './serve-portal.ts'

const size = { count: 300, atOnce: 16 }
/** The server limits the calls of a session. */
const callsOfSession = 10
const sessions: string[] = []

const headers = (index: number) => ({
  [names.session]: sessions[Math.floor(index / callsOfSession)] ?? randomUUID(),
  'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
})

/** The data of all sample accounts. The calls use the accounts in turn, so that no account exceeds its rate limit. */
const eligibility = people.map(({ contractNumber, name }) =>
  'customerName' in name
    ? { connectionContractNumber: contractNumber, customerType: 'Organization', ...name }
    : { connectionContractNumber: contractNumber, customerType: 'Person', middleName: '', ...name },
)

/** Of nobody: as much work for the server as the lookup of a person. */
const phoneLookup = (index: number) => ({
  customerType: 'individual',
  firstName: 'Ada',
  lastName: 'Brook',
  customerName: '',
  phoneNumber: `+1609${2_000_000 + index}`,
})

const loads: readonly Load[] = [
  { path: '/api/getActiveAlerts', headers },
  { path: '/api/loginIdValid', headers, body: (index) => ({ loginId: `login${index}` }) },
  {
    path: '/api/checkRegistrationEligibility',
    headers,
    body: (index) => eligibility[index % eligibility.length],
  },
  { path: '/api/phoneNumberLookup', headers, body: phoneLookup },
  { path: '/api/forgotPasswordV3', headers, body: (index) => ({ loginId: `login${index}` }) },
]

const solved = v.object({ token: v.string() })

const passCaptcha = async (port: number, count: number) => {
  const origin = `http://127.0.0.1:${port}`
  for (let number = 0; number < count; number += 1) {
    sessions.push(randomUUID())
    const solving = await fetch(`${origin}/sandbox/captcha/solve`, { method: 'POST' })
    const { token } = v.parse(solved, await solving.json())
    const index = number * callsOfSession
    await fetch(`${origin}/api/contractAccountExists`, {
      method: 'POST',
      headers: { ...headers(index), 'Content-Type': 'application/json', [names.captcha]: token },
      body: JSON.stringify({ connectionContractNumber: String(100_000_000_000 + number) }),
    })
  }
}

interface Run {
  readonly measured: Measured
  readonly processor: ProcessorTime
}

const run = async ({ port, pid }: Served, load: Load, first: number): Promise<Run> => {
  const before = processorTime(pid)
  const measured = await measure(port, load, { ...size, first })
  return { measured, processor: perCall(before, processorTime(pid), size.count) }
}

const compare = async (load: Load, rounds: number, servers: { backend: Served; bare: Served }) => {
  const runs: { backend: Run[]; bare: Run[] } = { backend: [], bare: [] }
  // The results of the first round are not used, because a server is slower in the first seconds after its start than
  // later.
  for (let round = 0; round <= rounds; round += 1)
    for (const server of ['bare', 'backend'] as const) {
      const one = await run(servers[server], load, round * size.count)
      if (round > 0) runs[server].push(one)
    }
  return { load, ...runs }
}

type Compared = Awaited<ReturnType<typeof compare>>

export const showBackend = async (rounds: number) => {
  const backend = await servePortal({ PUBLIC_ORIGIN: '', DATABASE_URL: '', TRUSTED_PROXIES: '1' })
  const bare = await serve('.ci/benchmark/bare-server.ts', '/api/ready')
  try {
    await passCaptcha(backend.port, Math.ceil(((rounds + 1) * size.count) / callsOfSession))
    console.log(`\n${size.count} requests, ${size.atOnce} in parallel; median of ${rounds} rounds`)
    console.log(
      'processor time in ms per call, of the server and of its database; ÷ that of the bare server\n',
    )
    const rows: Compared[] = []
    for (const load of loads) rows.push(await compare(load, rounds, { backend, bare }))
    const ownTime = (runs: readonly Run[]) => median(runs, ({ processor }) => processor.own)
    const posts = rows.filter(({ load }) => load.body)
    const floor = median(posts, (compared) => ownTime(compared.bare))
    const cellsOf = ({ load, backend: ours, bare: other }: Compared) => {
      const [own, children] = [ownTime(ours), median(ours, ({ processor }) => processor.children)]
      return {
        call: load.path.replace('/api/', ''),
        'backend/s': Math.round(median(ours, ({ measured }) => measured.perSecond)),
        'bare/s': Math.round(median(other, ({ measured }) => measured.perSecond)),
        'median ms': Number(median(ours, ({ measured }) => measured.median).toFixed(1)),
        '97.5 % ms': Number(median(ours, ({ measured }) => measured.slowest).toFixed(1)),
        server: Number(own.toFixed(2)),
        database: Number(children.toFixed(2)),
        '÷ bare': Math.round((own + children) / floor),
      }
    }
    console.table(rows.map(cellsOf))
    console.log(`\na POST to the bare server: ${floor.toFixed(3)} ms of processor time`)
  } finally {
    await Promise.all([backend.stop(), bare.stop()])
  }
}
