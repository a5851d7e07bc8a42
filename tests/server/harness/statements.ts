import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'

const started = 'http.server.request.start'
const isStart = (message: unknown): message is { readonly request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message

const sending = 'update message'

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

const withoutSubqueries = (sql: string): string => {
  const shorter = sql.replace(/\([^()]*\)/g, '')
  return shorter === sql ? sql : withoutSubqueries(shorter)
}

const locking = /^select .*? from "(\w+)".* for (?:no key )?update/s

/** Verb, tables and functions: `select account, login`, or `lock login` for rows that are read and locked. */
const summaryOf = (sql: string): string => {
  const [, locked] = locking.exec(withoutSubqueries(sql)) ?? []
  if (locked !== undefined) return `lock ${locked}`
  const [verb = ''] = sql.trim().split(/\s/)
  const tables = [...sql.matchAll(/(?:from|join|into|update) "(\w+)"/g)].map(([, table = '']) => table)
  const functions = [
    ...sql.matchAll(/\b((?:take|settle)_attempts|lock_submit|issue_link_code|pg_\w+)\(/g),
  ].map(([, name = '']) => name)
  return [verb, [...new Set([...tables, ...functions])].join(', ')].join(' ').trim()
}

/** Each is one round trip. Looking for queued messages after the request is separate. */
export const recordStatements = () => {
  const ofRequest = new AsyncLocalStorage<string[]>()
  const byPath = new Map<string, readonly string[]>()
  const onStart = (message: unknown) => {
    if (!isStart(message)) return
    const statements: string[] = []
    byPath.set(message.request.url ?? '', statements)
    ofRequest.enterWith(statements)
  }
  subscribe(started, onStart)
  // oxlint-disable-next-line typescript/unbound-method -- the Proxy passes the client as `this`
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = new Proxy(query, {
    apply: (target, client, args): unknown => {
      ofRequest.getStore()?.push(summaryOf(textOf(args[0])))
      return Reflect.apply(target, client, args)
    },
  })
  return {
    /** Without looking for queued messages. */
    last: (path: string): readonly string[] =>
      (byPath.get(path) ?? []).filter((statement) => statement !== sending),
    looksForMessages: (path: string): boolean => byPath.get(path)?.includes(sending) ?? false,
    stop: () => {
      unsubscribe(started, onStart)
      pg.Client.prototype.query = query
    },
  }
}
