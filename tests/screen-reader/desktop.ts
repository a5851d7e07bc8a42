import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

const firstLine = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('The output of the program is not piped.')
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('The program ended without a line.')
}

/** For a silent speech output and a log with each phrase that Orca (the screen reader) speaks. */
const writeSettings = (home: string): void => {
  const files = {
    '.config/speech-dispatcher/speechd.conf': 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n',
    // The window manager places a new window without a click, and the pointer is always over the window. Therefore the
    // window has the keyboard focus.
    '.twmrc': 'RandomPlacement\nNoTitle\n',
    // With `sayAllOnLoad = False`, Orca does not read the whole page aloud after the page has opened. Otherwise the
    // amount of text that Orca reads would depend on the speed of the machine.
    '.local/share/orca/orca-customizations.py': [
      'import orca.debug, orca.settings',
      'orca.debug.debugLevel = orca.debug.LEVEL_INFO',
      'orca.settings.sayAllOnLoad = False',
      '',
    ].join('\n'),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true })
    writeFileSync(join(home, name), text)
  }
}

/**
 * Starts a virtual desktop with the screen reader Orca. Orca reads programs that are started with the environment
 * variables `env`, and writes the spoken phrases to the file `log`.
 */
export const startDesktop = async () => {
  const home = mkdtempSync(join(tmpdir(), 'desktop-'))
  const log = join(home, 'orca.log')
  writeSettings(home)
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: home, XDG_RUNTIME_DIR: home }
  const children: ChildProcess[] = []
  const start = (program: string, ...args: string[]): ChildProcess => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    children.push(child)
    return child
  }
  env['DISPLAY'] = `:${await firstLine(start('Xvfb', '-displayfd', '1', '-screen', '0', '1280x1000x24'))}`
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(
    start('dbus-daemon', '--session', '--nofork', '--print-address=1'),
  )
  env['GNOME_ACCESSIBILITY'] = '1'
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately')
  start('twm')
  start('orca', '--replace', `--debug-file=${log}`)
  // Ends only the programs that `startDesktop` has started. Their own child processes end together with the D-Bus
  // daemon.
  const stop = () => children.toReversed().forEach((child) => void child.kill('SIGKILL'))
  return { env, log, stop }
}
