import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Downloads Debian's packages into the empty folder and unpacks them there. Does not install the packages, because
 * some of them contain a font, and a new font would change the pictures.
 */
export const unpackPackages = (folder: string, names: readonly string[]): void => {
  execFileSync('apt-get', ['download', '-qq', ...names], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  for (const file of readdirSync(folder))
    if (file.endsWith('.deb')) execFileSync('dpkg-deb', ['-x', join(folder, file), folder])
}
