import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inspect, podman } from './podman.ts'

const mirror = (): string => {
  const args = ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Component: main']
  const [first = 'http://deb.debian.org/debian'] = execFileSync('apt-get', args, { encoding: 'utf8' }).split(
    '\n',
  )
  return first.replace(/\/$/, '')
}

const digestOf = (tag: string): string => inspect(tag, '{{index .RepoDigests 0}}')

/** The images that compose.yaml otherwise downloads. @returns its variables, which select them by digest */
export const makeBaseImages = (folder: string, buildArgs: readonly string[]) => {
  const files = join(folder, 'base')
  mkdirSync(files)
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', files, mirror()], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const pack = (tag: string): string => {
    const archive = join(folder, 'base.tar')
    execFileSync('tar', ['--create', '--numeric-owner', '--file', archive, '--directory', files, '.'])
    podman('import', '-q', archive, tag)
    return digestOf(tag)
  }
  const debian = pack('localhost/debian')
  cpSync(process.execPath, join(files, 'usr/local/bin/node'))
  const npm = dirname(dirname(process.env['npm_execpath'] ?? ''))
  cpSync(npm, join(files, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(files, 'usr/local/bin/npm'))
  execFileSync('useradd', ['--root', files, '--create-home', '--uid', '1000', 'node'])
  const node = pack('localhost/node')
  const standIn = (target: 'database' | 'proxy'): string => {
    const tag = `localhost/${target}`
    const from = ['--build-arg', `DEBIAN_IMAGE=${debian}`, '--target', target, '--tag', tag]
    // Without layers, podman writes the image once. With layers, podman would write the image after each instruction.
    podman('build', '--layers=false', ...buildArgs, ...from, join(import.meta.dirname, 'stand-ins'))
    return digestOf(tag)
  }
  return {
    DEBIAN_IMAGE: debian,
    NODE_IMAGE: node,
    POSTGRES_IMAGE: standIn('database'),
    HAPROXY_IMAGE: standIn('proxy'),
  }
}
