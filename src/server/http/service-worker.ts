import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../platform/brand.ts'
import { compressedContent, type Content } from './static-files.ts'

export const serviceWorkerPath = '/sw.js'

/**
 * Returns the built service worker with the brand. Without a connection, the worker cannot load the brand, so the worker
 * itself contains the brand's styles and logo, and caches the brand's fonts.
 */
export const brandedWorker = (portalFolder: string, { style, logo, fonts }: Brand): Promise<Content> => {
  const built = readFileSync(join(portalFolder, serviceWorkerPath), 'utf8')
  const brand = `self.brand = ${JSON.stringify({ style, logo, fonts })}\n`
  return compressedContent('text/javascript; charset=utf-8', Buffer.from(brand + built))
}
