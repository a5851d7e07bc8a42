import { execFileSync, spawnSync } from 'node:child_process'

/**
 * Containers use the network of this machine. Without `runc` and explicit limits, podman fails on a machine that has
 * both versions of control groups, and on a machine that does not allow podman to raise limits.
 */
const always = ['--runtime', 'runc']
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096', '--network', 'host']

const podman = (args: readonly string[], shown: 'pipe' | 'inherit' = 'pipe'): string =>
  execFileSync('podman', [...always, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', shown, 'inherit'],
    maxBuffer: 2 ** 28,
  }) ?? ''

/** Creates an image from the files in a tar archive. */
export const importImage = (archive: string, tag: string): void => void podman(['import', '-q', archive, tag])

/** Builds an image; `args` are the arguments of `podman build`. */
export const buildImage = (tag: string, args: readonly string[]): void =>
  void podman(
    ['build', '--format', 'docker', '--isolation', 'oci', ...limits, '--tag', tag, ...args],
    'inherit',
  )

export const removeImages = (tags: readonly string[]): void =>
  void spawnSync('podman', ['rmi', '--force', ...tags], { stdio: 'ignore' })

/** Returns a property of an image or a container. */
export const inspect = (name: string, format: string): string =>
  podman(['inspect', '--format', format, name]).trim()

/** Runs a container until its program ends. Returns the output and the exit status. */
export const runToEnd = (args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('podman', [...always, 'run', '--rm', ...limits, ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, output: stdout + stderr }
}

/** Starts a container with the restrictions of compose.yaml: read-only, without capabilities. */
export const startContainer = (name: string, args: readonly string[]) => {
  const fenced = ['--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges']
  podman(['run', '--detach', '--name', name, ...limits, ...fenced, ...args])
  const exec = (command: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('podman', [...always, 'exec', name, ...command], {
      encoding: 'utf8',
    })
    return { status, output: (stdout + stderr).trim() }
  }
  return {
    exec,
    /** Runs the health check of the image. Returns the exit status. */
    health: () => spawnSync('podman', [...always, 'healthcheck', 'run', name]).status,
    logs: () => spawnSync('podman', ['logs', name], { encoding: 'utf8' }).stdout,
    memory: () => podman(['stats', '--no-stream', '--format', '{{.MemUsage}}', name]).trim(),
    /** Stops the container with SIGTERM, as an upgrade of the portal does. Returns the exit status. */
    stop(): number {
      podman(['stop', '--time', '30', name])
      return Number(inspect(name, '{{.State.ExitCode}}'))
    },
    remove: () => void spawnSync('podman', ['rm', '--force', name], { stdio: 'ignore' }),
  }
}
