import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exportPortal } from './http/export-portal.ts'
import { projectFolder, readConfiguration } from './platform/configuration.ts'
import { printStartupError, StartupError } from './platform/startup-error.ts'

try {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: join(projectFolder, 'dist/export') } },
  })
  const pages = await exportPortal(readConfiguration(process.env), values.out)
  console.log(`${pages} pages are in ${values.out}`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  printStartupError(error)
  process.exit(1)
}
