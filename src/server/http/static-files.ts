import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import type { Brand } from '../platform/brand.ts'

/** The supported content encodings, the preferred one first. `identity` means uncompressed. */
const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** All encodings in memory: a request neither reads a file nor compresses content. */
export interface Content {
  readonly type: string
  /** The entity tag without quotes, which is a hash of the content. `sendContent` adds the name of the encoding. */
  readonly tag: string
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>
}

export const contentOf = (type: string, bodies: Content['bodies']): Content => ({
  type,
  tag: createHash('sha256')
    .update(bodies.identity ?? '')
    .digest('base64url')
    .slice(0, 22),
  bodies,
})

const chooseEncoding = (c: Context, { bodies }: Content): Encoding => {
  const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '')
  const isAccepted = (encoding: Encoding) => accepted.some(({ type, q }) => type === encoding && q > 0)
  return encodings.find((encoding) => bodies[encoding] !== undefined && isAccepted(encoding)) ?? 'identity'
}

/**
 * Sends content in the best encoding that the client accepts. Answers 304 if the client already has this content. All
 * responses share one buffer, because a `Response` would copy it for each client that reads slowly.
 */
export const sendContent = (
  c: Context<{ Bindings: HttpBindings }>,
  content: Content,
  status: 200 | 404 = 200,
): Response => {
  const encoding = chooseEncoding(c, content)
  const tag = `"${content.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  c.header('ETag', tag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((text) => text.trim())
  if (status === 200 && (known.includes(tag) || known.includes('*'))) return c.body(null, 304)
  c.header('Content-Type', content.type)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  const body = content.bodies[encoding] ?? Buffer.alloc(0)
  c.header('Content-Length', String(body.length))
  const { outgoing } = c.env
  outgoing.setHeaders(c.res.headers)
  outgoing.writeHead(status).end(body)
  return RESPONSE_ALREADY_SENT
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses content that is created at run time and is not part of the build. */
export const compressedContent = async (type: string, identity: Buffer): Promise<Content> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: 9 }),
  ])
  return contentOf(type, { br, gzip: gzipped, identity })
}

export const hasFileName = (path: string): boolean => path.slice(path.lastIndexOf('/') + 1, -1).includes('.')

const typeOf = (path: string) => getMimeType(path) ?? 'application/octet-stream'

/** Minimum size in bytes for compression. For smaller files, compression does not save a network packet. */
const smallestCompressed = 1000

/** By their paths. */
export const brandContents = async ({ files }: Brand): Promise<ReadonlyMap<string, Content>> => {
  const contents = new Map<string, Content>()
  for (const [path, body] of files) {
    const isWorthwhile = /\.(svg|txt)$/.test(path) && body.length >= smallestCompressed
    contents.set(
      path,
      isWorthwhile
        ? await compressedContent(typeOf(path), body)
        : contentOf(typeOf(path), { identity: body }),
    )
  }
  return contents
}

const suffixes = { br: '.br', gzip: '.gz' } as const

const readContent = (path: string): Content => {
  const bodies: Partial<Record<Encoding, Buffer>> = { identity: readFileSync(path) }
  for (const encoding of ['br', 'gzip'] as const)
    if (existsSync(`${path}${suffixes[encoding]}`))
      bodies[encoding] = readFileSync(`${path}${suffixes[encoding]}`)
  return contentOf(typeOf(path), bodies)
}

/**
 * Reads every file of a folder into memory, together with the compressed versions that the build has created.
 * @returns a map from the path below the folder, such as `/assets/main.js`, to the content
 */
export const readFiles = (folder: string): ReadonlyMap<string, Content> =>
  new Map(
    globSync('**/*', { cwd: folder })
      .filter((path) => !/\.(br|gz)$/.test(path) && statSync(join(folder, path)).isFile())
      .map((path) => [`/${path.replaceAll('\\', '/')}`, readContent(join(folder, path))]),
  )
