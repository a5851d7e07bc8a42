import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { projectFolder } from '../../../src/server/platform/configuration.ts'

/** As `npm run tool contract` does. */
export const command = async (...args: string[]) => {
  const child = spawn(process.execPath, [join(projectFolder, '.ci/conformance/contract.ts'), ...args])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, output, errors }
}
