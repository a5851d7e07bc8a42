import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Bytes; for a smaller file, compression saves no network packet. */
const smallestCompressed = 1000

export const compressFiles = (): Plugin => {
  let folder = ''
  return {
    name: 'mywater-compress-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: ({ root, environments }) => {
      folder = join(root, environments['client']?.build.outDir ?? '')
    },
    closeBundle() {
      for (const path of globSync('**/*.{js,css,svg,html,txt,webmanifest}', { cwd: folder })) {
        const content = readFileSync(join(folder, path))
        if (content.length < smallestCompressed) continue
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        }
        writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content, { params }))
        writeFileSync(join(folder, `${path}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
