import { backendPaths } from '../../contract/portal-paths.ts'
import type { ServerConfiguration } from '../platform/configuration.ts'
import { isThisMachine } from '../platform/this-machine.ts'
import { contentOf } from './static-files.ts'
import type { Content } from './static-files.ts'

/**
 * What search engines may read: every page, none of which is under a path of the backend; nothing of a sandbox that
 * others can reach. To one on this machine no search engine comes, and it is measured as what it is a try of.
 */
const robots = ({ sandbox, publicOrigin }: ServerConfiguration): string => {
  const isHidden = sandbox && !isThisMachine(new URL(publicOrigin).hostname)
  const closed = isHidden ? ['/'] : Object.values(backendPaths).map((path) => `${path}/`)
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n')
}

const textFile = (type: string, text: string): Content => contentOf(type, { identity: Buffer.from(text) })

/** Files that say what the configuration says, so that no build can have them; by their path. */
export const writeFiles = (
  configuration: ServerConfiguration,
  manifest: { readonly path: string; readonly content: object },
): ReadonlyMap<string, Content> =>
  new Map([
    ['/robots.txt', textFile('text/plain; charset=utf-8', robots(configuration))],
    [manifest.path, textFile('application/manifest+json', JSON.stringify(manifest.content))],
  ])
