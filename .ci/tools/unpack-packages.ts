import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Into an empty folder, and not installed: a font among them would change the reference pictures. */
export const unpackPackages = (folder: string, names: readonly string[]): void => {
  execFileSync('apt-get', ['download', '-qq', ...names], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  for (const file of readdirSync(folder))
    if (file.endsWith('.deb')) execFileSync('dpkg-deb', ['-x', join(folder, file), folder])
}
