import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const headlessShell = 'chromium-headless-shell'
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Switches for a Chromium without a sandbox of its own (containers, root) that leaves the network alone. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // without a window too letters are drawn as a desktop draws them
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

/** Path of an installed Chrome or Chromium: `CHROME_PATH` first, then the usual names. */
export const findBrowser = (): string | undefined => {
  const named = process.env['CHROME_PATH']
  if (named) return existsSync(named) ? named : undefined
  return findOnPath(...names) ?? elsewhere.find((path) => existsSync(path))
}

/**
 * Path of Chromium's headless shell, which does a page's work with two thirds of the processor time of a browser that has
 * windows, and draws the same; where there is none, or a browser is named in `CHROME_PATH`, as `findBrowser`.
 */
export const findHeadlessBrowser = (): string | undefined =>
  process.env['CHROME_PATH'] ? findBrowser() : (findOnPath(headlessShell) ?? findBrowser())

/** Path of an installed Firefox. */
export const findFirefox = () => findOnPath('firefox-esr', 'firefox')

/** Path of WebKitGTK's small browser, where there is also what drives it and a screen for it. */
export const findWebKit = (): string | undefined =>
  findOnPath('WebKitWebDriver') && findOnPath('Xvfb')
    ? globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)
    : undefined

/** Path of a browser for a test run. Throws one line that says what to do when there is none. */
export const requireBrowser = (find = findBrowser): string => {
  const path = find()
  if (path === undefined) {
    throw new Error(
      'No Chrome or Chromium found: install one (Debian: apt-get install chromium) or name it in CHROME_PATH.',
    )
  }
  return path
}

const isDebianRoot = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

const install = (what: string, packages: readonly string[]): void => {
  console.log(`Installing ${what} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: ExecFileSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

const hasFont = (pattern: string): boolean =>
  (spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim() ?? '') !== ''

/** The fonts that the reference pictures show: Arial's twin until the web font comes, and one with Chinese letters. */
const ensureFonts = (): void => {
  if (isDebianRoot() && !(hasFont('Liberation Sans') && hasFont(':lang=zh')))
    install('fonts', ['fontconfig', 'fonts-liberation', 'fonts-droid-fallback'])
}

/** Installs Debian's Chromium when no browser is found and this is root; otherwise as `requireBrowser`. */
export const ensureBrowser = (): string => {
  if (findBrowser() === undefined && !process.env['CHROME_PATH'] && isDebianRoot())
    install('Chromium', ['chromium'])
  ensureFonts()
  return requireBrowser()
}

/** As `ensureBrowser`, with the headless shell beside it; where that cannot be had, the browser does its work. */
export const ensureHeadlessBrowser = (): void => {
  ensureBrowser()
  if (process.env['CHROME_PATH'] || findOnPath(headlessShell) || !isDebianRoot()) return
  try {
    install('Chromium’s headless shell', [headlessShell])
  } catch {
    console.warn('It cannot be had here: the browser with windows runs the pages, and takes longer.')
  }
}

/** Installs Debian's Firefox and WebKitGTK where one of them is missing and this is root. */
export const ensureOtherEngines = (): void => {
  if ((!findFirefox() || !findWebKit()) && isDebianRoot())
    install('Firefox and WebKit', ['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
}
