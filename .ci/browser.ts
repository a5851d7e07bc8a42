import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Switches for a Chromium without a sandbox of its own (containers, root) that leaves the network alone. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of an installed Chrome or Chromium: `CHROME_PATH` first, then the usual names. */
export const findBrowser = (): string | undefined => {
  const named = process.env['CHROME_PATH']
  if (named) return existsSync(named) ? named : undefined
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...elsewhere].find((path) => existsSync(path))
}

/** Path of a browser for a test run. Throws one line that says what to do when there is none. */
export const requireBrowser = (): string => {
  const path = findBrowser()
  if (path === undefined) {
    throw new Error(
      'No Chrome or Chromium found: install one (Debian: apt-get install chromium) or name it in CHROME_PATH.',
    )
  }
  return path
}

const isDebianRoot = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** Installs Debian's Chromium when no browser is found and this is root; otherwise as `requireBrowser`. */
export const ensureBrowser = (): string => {
  if (findBrowser() === undefined && !process.env['CHROME_PATH'] && isDebianRoot()) {
    console.log('Installing Chromium (apt-get) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options: ExecFileSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] }
    execFileSync('apt-get', ['update', '-qq'], options)
    // a page has a local font until the web font comes: that which Arial is elsewhere
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      options,
    )
  }
  return requireBrowser()
}
