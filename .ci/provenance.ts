import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from './json-file.ts'
import { root } from './run-command.ts'

const names = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.object({ dependencies: names, devDependencies: names, optionalDependencies: names })
const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      license: v.optional(v.string(), ''),
      integrity: v.optional(v.string(), ''),
      dev: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
    }),
  ),
})

const { dependencies, devDependencies, optionalDependencies } = readJson(join(root, 'package.json'), manifest)
const direct = new Set(
  [dependencies, devDependencies, optionalDependencies].flatMap((group) => Object.keys(group)),
)
const { packages } = readJson(join(root, 'package-lock.json'), lockFile)

const rows = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, { version, license, integrity, dev, optional }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const isDirect = direct.has(name) && path === `node_modules/${name}`
    return {
      name,
      version,
      use: [isDirect ? 'direct' : 'transitive', dev ? 'dev' : 'run', optional ? 'optional' : '']
        .filter((word) => word !== '')
        .join(' '),
      license: license || 'NO LICENCE',
      integrity: integrity.split('-')[0] || 'NO INTEGRITY',
      hash: integrity.slice(0, 24),
    }
  })
for (const { name, version, use, license, hash } of rows)
  console.log([`${name}@${version}`.padEnd(58), use.padEnd(26), license.padEnd(24), hash].join(' '))

const bare = rows.filter(({ license, integrity }) => license.startsWith('NO ') || integrity.startsWith('NO '))
const licences = Map.groupBy(rows, ({ license }) => license)
console.log(`\n${rows.length} packages, ${rows.filter(({ use }) => use.startsWith('direct')).length} direct`)
for (const [license, of] of [...licences].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${String(of.length).padStart(5)} ${license}`)
for (const { name, license, integrity } of bare) console.log(`${name}: ${license}, ${integrity}`)

/** Of what is installed: signatures of the registry, and attestations of who built it. */
const { stdout, status } = spawnSync('npm audit signatures --json', {
  cwd: root,
  shell: true,
  encoding: 'utf8',
  timeout: 120_000,
})
const findings = v.safeParse(
  v.object({ invalid: v.array(v.unknown()), missing: v.array(v.unknown()) }),
  ((): unknown => {
    try {
      return JSON.parse(stdout)
    } catch {
      return undefined
    }
  })(),
)
if (findings.success) {
  const { invalid, missing } = findings.output
  console.log(`signatures: ${invalid.length} wrong, ${missing.length} missing`)
} else console.log('signatures: NOT CHECKED, npm audit signatures reached no registry that signs')

process.exit(bare.length > 0 || (findings.success && status !== 0) ? 1 : 0)
