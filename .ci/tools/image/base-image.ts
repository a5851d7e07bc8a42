import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importImage } from './podman.ts'

/** The address of the mirror from which this machine downloads Debian's packages. */
const mirror = (): string => {
  const args = ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Component: main']
  const [first = 'http://deb.debian.org/debian'] = execFileSync('apt-get', args, { encoding: 'utf8' }).split(
    '\n',
  )
  return first.replace(/\/$/, '')
}

/**
 * Creates the base images that a registry usually provides: Debian with `debootstrap`, and an image that adds npm,
 * the user `node`, and the Node that runs this program.
 */
export const makeBaseImages = (folder: string, debian: string, node: string): void => {
  const files = join(folder, 'base')
  mkdirSync(files)
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', files, mirror()], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const pack = (name: string, tag: string) => {
    const archive = join(folder, name)
    execFileSync('tar', ['--create', '--numeric-owner', '--file', archive, '--directory', files, '.'])
    importImage(archive, tag)
  }
  pack('debian.tar', debian)
  cpSync(process.execPath, join(files, 'usr/local/bin/node'))
  const npm = dirname(dirname(process.env['npm_execpath'] ?? ''))
  cpSync(npm, join(files, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(files, 'usr/local/bin/npm'))
  execFileSync('useradd', ['--root', files, '--create-home', '--uid', '1000', 'node'])
  pack('node.tar', node)
}
