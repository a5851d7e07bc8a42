import { existsSync, globSync, readFileSync } from 'node:fs'

export interface ProcessorTime {
  readonly own: number
  /** Of all descendant processes, which are those of the built-in database. */
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

/** What a process has used so far; NaN on systems without /proc, such as macOS. */
export const processorTime = (pid: number): ProcessorTime => {
  if (!existsSync(`/proc/${pid}/schedstat`)) return { own: Number.NaN, children: Number.NaN }
  const children = descendantsOf(pid).reduce((sum, child) => sum + timeOf(child), 0)
  return { own: timeOf(pid), children }
}

export const perCall = (before: ProcessorTime, after: ProcessorTime, calls: number): ProcessorTime => ({
  own: (after.own - before.own) / calls,
  children: (after.children - before.children) / calls,
})
