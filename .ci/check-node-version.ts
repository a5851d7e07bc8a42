import type { Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

const oldest = packageJson.engines.node.replace('>=', '')

/**
 * Returns the source of a small file that checks Node's version and then imports the program. The program itself cannot
 * check the version: in an older Node, a missing export stops it before its first line runs.
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
 * For each program of the server in the folder `programs/`, writes a small file with the same name into the parent
 * folder. The small file checks the version of Node and then imports the program.
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
