import { ensurePrograms } from '../../tests/support/postgres.ts'
import { buildWhenNeeded } from '../build.ts'
import { tryForeignProvider } from './foreign-provider/foreign-provider.ts'
import { tryImage } from './image/image.ts'
import { restoreDrill } from './restore-drill.ts'
import { tryHaproxy, tryNginx } from './tls-proxies.ts'
import { tryTwoVersions } from './two-versions/two-versions.ts'
import { openWorld, type World } from './world.ts'

type Packages = NonNullable<Parameters<typeof ensurePrograms>[0]>

/** A surrounding in which the portal has to work: Debian's packages that it needs, and what happens in it. */
type Row = readonly [packages: Packages, run: (world: World, args: readonly string[]) => Promise<void>]

const worlds: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'tls-proxies': {
    nginx: [['postgresql', 'nginx'], tryNginx],
    haproxy: [['postgresql', 'haproxy'], tryHaproxy],
  },
  'restore-drill': { 'restore-drill': [['postgresql'], restoreDrill] },
  'two-versions': { 'two-versions': [['postgresql', 'haproxy'], tryTwoVersions] },
  'foreign-provider': { 'foreign-provider': [[], tryForeignProvider] },
  image: {
    image: [
      ['podman', 'podman-compose', 'runc', 'netavark', 'aardvark-dns', 'iptables', 'debootstrap'],
      tryImage,
    ],
  },
}

const [name = '', ...args] = process.argv.slice(2)
await buildWhenNeeded()
for (const [called, [packages, run]] of Object.entries(worlds[name] ?? {})) {
  console.log(called)
  ensurePrograms(packages)
  const world = await openWorld(called)
  await run(world, args).then(
    () => world.close(),
    (error: unknown) => world.close(error instanceof Error ? error : new Error('unknown')),
  )
  console.log(`${called}: ${world.failures.length} failures`)
  for (const failure of world.failures) console.error(failure)
  if (world.failures.length > 0) process.exitCode = 1
}
