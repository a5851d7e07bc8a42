import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const headlessShell = 'chromium-headless-shell'
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Without background requests, and without the sandbox, which does not work for root or in containers. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // With `--font-render-hinting=slight`, text looks the same in headless mode as on a desktop.
  '--font-render-hinting=slight',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const findOnPath = (...programs: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path))
}

export const findBrowser = (): string | undefined => {
  const named = process.env['CHROME_PATH']
  if (named) return existsSync(named) ? named : undefined
  return findOnPath(...names) ?? macPaths.find((path) => existsSync(path))
}

/** It renders like the full browser, with two thirds of its processor time. */
export const findHeadlessBrowser = (): string | undefined =>
  process.env['CHROME_PATH'] ? findBrowser() : (findOnPath(headlessShell) ?? findBrowser())

export const findFirefox = () => findOnPath('firefox-esr', 'firefox')

export const findWebKit = (): string | undefined =>
  findOnPath('WebKitWebDriver') && findOnPath('Xvfb')
    ? globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)
    : undefined

const isDebian = () => spawnSync('apt-get', ['--version']).status === 0
const mayInstall = () => process.getuid?.() === 0 && isDebian()

const install = (packages: readonly string[]): void => {
  console.log(`Installing ${packages.join(', ')} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: ExecFileSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

export const requireBrowser = (find = findBrowser): string => {
  const path = find()
  if (path === undefined) {
    throw new Error(
      'No Chrome or Chromium found: install one of them (Debian: apt-get install chromium), or set CHROME_PATH to the path of one.',
    )
  }
  return path
}

const hasFont = (pattern: string): boolean =>
  (spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim() ?? '') !== ''

/** The pictures show two fonts: one with the metrics of Arial until the web font has loaded, one with Chinese. */
export const missingForStories = (): readonly string[] => [
  ...(findBrowser() === undefined && !process.env['CHROME_PATH'] ? ['chromium'] : []),
  ...(isDebian() && !(hasFont('Liberation Sans') && hasFont(':lang=zh'))
    ? ['fontconfig', 'fonts-liberation', 'fonts-droid-fallback']
    : []),
]

/** For `npm test`: installs what the stories need if the user is root, and the headless shell if Debian has it. */
export const ensureHeadlessBrowser = (): void => {
  const missing = missingForStories()
  if (missing.length > 0 && mayInstall()) install(missing)
  requireBrowser()
  if (process.env['CHROME_PATH'] || findOnPath(headlessShell) || !mayInstall()) return
  try {
    install([headlessShell])
  } catch {
    console.warn('The headless shell could not be installed: the full browser is used, which takes longer.')
  }
}

/** Installs Debian's Firefox and WebKitGTK if one of them is missing and the user is root. */
export const ensureOtherEngines = (): void => {
  if ((!findFirefox() || !findWebKit()) && mayInstall()) install(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
}

export const ensureScreenReader = (): string => {
  ensureOtherEngines()
  if (!findOnPath('orca') && mayInstall())
    install(['orca', 'speech-dispatcher', 'at-spi2-core', 'dbus', 'xvfb', 'twm'])
  return requireBrowser(findFirefox)
}
