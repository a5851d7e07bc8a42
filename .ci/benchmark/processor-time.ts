import { existsSync, globSync, readFileSync } from 'node:fs'

export interface ProcessorTime {
  readonly own: number
  /** The processor time of all descendant processes, which are the processes of the built-in database. */
  readonly children: number
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Processor time of all threads of a process in milliseconds, from Linux's scheduler. */
const timeOf = (pid: number) => {
  const times = globSync(`/proc/${pid}/task/*/schedstat`).map((file) => Number(read(file).split(' ')[0]))
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}

const childrenOf = (pid: number): readonly number[] =>
  globSync(`/proc/${pid}/task/*/children`)
    .flatMap((file) => read(file).trim().split(' '))
    .filter((child) => child !== '')
    .map(Number)

const descendantsOf = (pid: number): readonly number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])

/** The processor time that a process has used so far; `null` on systems without /proc, such as macOS. */
export const processorTime = (pid: number): ProcessorTime | null => {
  if (!existsSync(`/proc/${pid}/schedstat`)) return null
  const children = descendantsOf(pid).reduce((sum, child) => sum + timeOf(child), 0)
  return { own: timeOf(pid), children }
}

export const perCall = (
  before: ProcessorTime | null,
  after: ProcessorTime | null,
  calls: number,
): ProcessorTime => ({
  own: before && after ? (after.own - before.own) / calls : Number.NaN,
  children: before && after ? (after.children - before.children) / calls : Number.NaN,
})
