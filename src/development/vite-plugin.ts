import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Connect,
  type HtmlTagDescriptor,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type * as development from './backend.ts'
import { backendPaths } from '../contract/portal-paths.ts'
import type { OpenDatabase } from '../server/database/open-database.ts'
import { printStartupError } from '../server/platform/startup-error.ts'

type Sources = typeof development
type DevelopmentBackend = development.DevelopmentBackend

declare global {
  /**
   * Ends the backend of this process. When Vite restarts, it loads its configuration and this file again before it
   * closes the old server. The new copy of this file can find the old backend only through this global variable.
   */
  var endDevelopmentBackend: (() => Promise<void>) | undefined
}

/**
 * Loads the backend through Vite. After a change of the sources, the loader creates a new backend, which uses the same
 * database.
 */
const createLoader = ({ environments }: ViteDevServer) => {
  const { ssr } = environments
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('the backend needs an environment that runs in this process')
  let database: Promise<OpenDatabase> | undefined
  let current: { sources: Sources; backend: Promise<DevelopmentBackend> } | undefined
  let isEnded = false

  return {
    async load(): Promise<DevelopmentBackend> {
      const sources = await ssr.runner.import<Sources>('/src/development/backend.ts')
      if (isEnded) throw new Error('the development server restarts')
      if (current?.sources !== sources) {
        void current?.backend.then((backend) => backend.stop())
        database ??= sources.openDevelopmentDatabase()
        current = { sources, backend: database.then((open) => sources.createDevelopmentBackend(open)) }
      }
      return current.backend
    },
    async end(): Promise<void> {
      isEnded = true
      // A backend that failed to start has already reported its error, so this code ignores the error.
      await current?.backend.then((backend) => backend.stop()).catch(() => {})
      await database?.then((open) => open.close()).catch(() => {})
    },
  }
}

/**
 * Prints the addresses of the inspector, the sandbox and Storybook, below the addresses that Vite prints when it has
 * started.
 */
const nameOtherPages = (vite: ViteDevServer, { hasSandbox }: DevelopmentBackend): void => {
  const printUrls = vite.printUrls.bind(vite)
  vite.printUrls = () => {
    printUrls()
    const [origin] = vite.resolvedUrls?.local ?? []
    if (!origin) return
    const pageAt = (path: string) => new URL(path, origin).href
    const lines = [
      `Inspector: ${pageAt('/inspector.html')}`,
      ...(hasSandbox ? [`Sandbox:   ${pageAt(backendPaths.sandbox)}`] : []),
      'Storybook: npm run storybook',
    ]
    for (const line of lines) vite.config.logger.info(`  ➜  ${line}`)
  }
}

const reporterScript: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module', src: '/src/inspector/in-portal.ts' },
  injectTo: 'head-prepend',
}

/**
 * Runs the backend inside Vite's development server: in the same process, on the same port, and reloaded when the
 * sources change.
 */
export const backend = (): Plugin => {
  let loader: ReturnType<typeof createLoader> | undefined
  return {
    name: 'mywater-backend',
    apply: 'serve',
    async configureServer(vite) {
      await globalThis.endDevelopmentBackend?.()
      // Vite reads no CSS module before its plugins have begun, and the backend's sign-in pages are made of some.
      await vite.environments.client.pluginContainer.buildStart()
      const started = (loader = createLoader(vite))
      globalThis.endDevelopmentBackend = () => started.end()
      const loaded = await started.load().catch((error: unknown) => {
        // The code compares the error's name. `instanceof` would fail, because Vite loads a second copy of the class
        // `StartupError`.
        if (!(error instanceof Error && error.name === 'StartupError')) throw error
        printStartupError(error)
        process.exit(1)
      })
      nameOtherPages(vite, loaded)
      const respond = async (
        request: IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ) => {
        const [path = '/'] = (request.url ?? '/').split('?')
        try {
          const current = await started.load()
          if (current.owns(path)) return await current.handle(request, response)
          response.setHeader('Content-Security-Policy', current.policy)
          next()
        } catch (error) {
          next(error)
        }
      }
      vite.middlewares.use((request, response, next) => void respond(request, response, next))
    },
    async transformIndexHtml(html) {
      const page = loader ? (await loader.load()).injectConfiguration(html) : html
      // After an edit, Vite appends `?` and a time to the script's URL, so the pattern accepts both forms.
      const isPortal = /src="\/src\/portal\/main\.tsx["?]/.test(html)
      return { html: page, tags: isPortal ? [reporterScript] : [] }
    },
  }
}
