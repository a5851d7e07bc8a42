import type { Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

const oldest = packageJson.engines.node.replace('>=', '')

/**
 * The check of Node's version is in a separate file, which imports the program after the check. In an older Node, the
 * program itself would stop with an error about a missing export before its first line runs.
 */
const before = (program: string) => `\
const [major, minor] = process.versions.node.split('.').map(Number)
const [oldestMajor, oldestMinor] = '${oldest}'.split('.').map(Number)
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(\`Cannot start: this is Node \${process.versions.node}, but Node ${oldest} or newer is required\`)
  process.exit(1)
}
await import('./programs/${program}.js')
`

/**
 * Builds each program of the server into the folder `programs/`. In the folder above, writes a small file with the
 * same name as the program. The small file checks the version of Node and then imports the program.
 */
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
