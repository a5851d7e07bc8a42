import type { Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

const oldest = packageJson.engines.node.replace('>=', '')

/** A file of its own, because in an older Node a missing export stops the program before its first line. */
const before = (program: string) => `\
const [major, minor] = process.versions.node.split('.').map(Number)
const [oldestMajor, oldestMinor] = '${oldest}'.split('.').map(Number)
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(\`Cannot start: this is Node \${process.versions.node}, but Node ${oldest} or newer is required\`)
  process.exit(1)
}
// Without this, React renders the pages with its slower development code.
process.env.NODE_ENV ??= 'production'
await import('./programs/${program}.js')
`

export const checkNodeVersion = (): Plugin => ({
  name: 'check-node-version',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && output.isEntry)
        this.emitFile({ type: 'asset', fileName: `${output.name}.js`, source: before(output.name) })
  },
})
