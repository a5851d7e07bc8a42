import { join } from 'node:path'
import { exportPortal } from '../http/export-portal.ts'
import { projectFolder, readConfiguration } from '../platform/configuration.ts'
import { followProvider } from '../platform/discovery.ts'
import { printStartupError, StartupError } from '../platform/startup-error.ts'
import { readOptions } from './read-options.ts'

try {
  const { values } = readOptions('export [--out FOLDER]: writes the portal as static files', {
    out: { type: 'string', default: join(projectFolder, 'dist/export') },
  })
  const configuration = readConfiguration(process.env)
  const { issuer } = configuration.page.okta
  const providerOrigins = await followProvider(configuration.identityProvider, () =>
    console.error(
      `The content security policy contains only ${issuer}, because its discovery document could not be read`,
    ),
  )
  const pages = await exportPortal(configuration, values.out, providerOrigins)
  console.log(`${pages} pages are in ${values.out}`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  printStartupError(error)
  process.exit(1)
}
