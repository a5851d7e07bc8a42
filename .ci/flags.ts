import { createReadStream, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packageFolder = fileURLToPath(new URL('../node_modules/country-flag-icons', import.meta.url))
const flagFolder = join(packageFolder, '3x2')
const flagPath = /^\/([A-Z]{2}\.svg)(\?|$)/

/** At `/flags/` in development, and with their licence in the build of the portal. */
export const flags = (): Plugin => ({
  name: 'mywater-flags',
  applyToEnvironment: ({ name }) => name === 'client',
  configureServer(vite) {
    vite.middlewares.use('/flags', (request, response, next) => {
      const [, name] = flagPath.exec(request.url ?? '') ?? []
      if (name === undefined) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      createReadStream(join(flagFolder, name)).on('error', next).pipe(response)
    })
  },
  generateBundle() {
    const files = [...globSync(join(flagFolder, '??.svg')), join(packageFolder, 'LICENSE')]
    for (const file of files)
      this.emitFile({
        type: 'asset',
        fileName: `flags/${basename(file).replace(/^LICENSE$/, 'LICENSE.txt')}`,
        source: readFileSync(file),
      })
  },
})
