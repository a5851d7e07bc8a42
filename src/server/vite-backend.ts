import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type * as development from './development.ts'
import type { OpenDatabase } from './store/open-database.ts'

type Sources = typeof development
type DevelopmentBackend = development.DevelopmentBackend

/** Loads the backend through Vite, and puts it together again on the same database when its sources changed. */
const createLoader = ({ environments }: ViteDevServer) => {
  const { ssr } = environments
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('the backend needs an environment that runs in this process')
  let database: Promise<OpenDatabase> | undefined
  let current: { sources: Sources; backend: Promise<DevelopmentBackend> } | undefined

  return async (): Promise<DevelopmentBackend> => {
    const sources = await ssr.runner.import<Sources>('/src/server/development.ts')
    if (current?.sources !== sources) {
      void current?.backend.then((backend) => backend.stop())
      database ??= sources.openDevelopmentDatabase()
      current = { sources, backend: database.then((open) => sources.createDevelopmentBackend(open)) }
    }
    return current.backend
  }
}

/** Serves the backend inside Vite's development server: same process, same port, reloaded with its sources. */
export const backend = (): Plugin => {
  let load: (() => Promise<DevelopmentBackend>) | undefined
  return {
    name: 'mywater-backend',
    apply: 'serve',
    async configureServer(vite) {
      const loadBackend = (load = createLoader(vite))
      await loadBackend().catch((error: unknown) => {
        // by name: the class is another one where Vite runs the sources
        if (!(error instanceof Error && error.name === 'StartProblem')) throw error
        console.error(`MyWater cannot start: ${error.message}`)
        process.exit(1)
      })
      const respond = async (
        request: IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ) => {
        const [path = '/'] = (request.url ?? '/').split('?')
        try {
          const loaded = await loadBackend()
          if (loaded.owns(path)) return await loaded.handle(request, response)
          response.setHeader('Content-Security-Policy', loaded.policy)
          next()
        } catch (error) {
          next(error)
        }
      }
      vite.middlewares.use((request, response, next) => void respond(request, response, next))
    },
    async transformIndexHtml(html) {
      return load ? (await load()).fillPage(html) : html
    },
  }
}
