import { isFields, type Fields } from './fields.ts'
import { redact } from './redact.ts'

export interface ContextChange {
  readonly path: string
  readonly kind: 'added' | 'changed' | 'removed'
  readonly before?: unknown
  readonly after?: unknown
}

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

const changeOf = (path: string, name: string, before: Fields, after: Fields): ContextChange[] => {
  const [was, is] = [before[name], after[name]]
  if (isFields(was) && isFields(is)) return contextChanges(was, is, `${path}.`)
  if (isSame(was, is)) return []
  if (was === undefined) return [{ path, kind: 'added', after: redact(is, name) }]
  if (is === undefined) return [{ path, kind: 'removed', before: redact(was, name) }]
  return [{ path, kind: 'changed', before: redact(was, name), after: redact(is, name) }]
}

/** A list is compared as a whole. */
export const contextChanges = (before: unknown, after: unknown, prefix = ''): ContextChange[] => {
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}]
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].flatMap((name) => changeOf(`${prefix}${name}`, name, was, is))
}
