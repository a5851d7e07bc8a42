import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Downloads packages of Debian into `folder`, which must be empty, and unpacks the packages in this folder. The
 * packages are not installed, because some of them contain a font: an installed font would change the reference
 * pictures.
 */
export const unpackPackages = (folder: string, names: readonly string[]): void => {
  execFileSync('apt-get', ['download', '-qq', ...names], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  for (const file of readdirSync(folder))
    if (file.endsWith('.deb')) execFileSync('dpkg-deb', ['-x', join(folder, file), folder])
}
