import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { connectionLostMessage } from './client.ts'
import type { Database } from '../database.ts'

export type OnNotice = (name: string) => void

/** `current` is `null` after the connection was returned to the pool. */
class ReplaceableConnection implements DatabaseConnection {
  current: DatabaseConnection | null
  /** Of the open transaction. */
  readonly notices = new Set<string>()
  readonly onNotice: OnNotice
  /** Sends `begin` with the first statement of the transaction; `null` once sent. */
  begin: (() => Promise<void>) | null = null
  #begun = Promise.resolve()

  constructor(current: DatabaseConnection, onNotice: OnNotice) {
    this.current = current
    this.onNotice = onNotice
  }

  get open(): DatabaseConnection {
    if (!this.current) throw new Error(connectionLostMessage)
    return this.current
  }

  #beginWhenAsked(): Promise<void> {
    const { begin } = this
    this.begin = null
    if (begin) this.#begun = begin()
    return this.#begun
  }

  async executeQuery<Row>(query: CompiledQuery) {
    await this.#beginWhenAsked()
    return this.open.executeQuery<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    await this.#beginWhenAsked()
    yield* this.open.streamQuery<Row>(query, chunkSize)
  }
}

// `instanceof` would refuse a connection that was opened before the dev server loaded this file again.
const isOwn = (connection: DatabaseConnection): connection is ReplaceableConnection => 'notices' in connection

const withOwn = <Result>(db: Database, use: (connection: ReplaceableConnection) => Result): Promise<Result> =>
  db.getExecutor().provideConnection((connection) => {
    if (!isOwn(connection)) throw new Error('This connection has another driver.')
    return Promise.resolve(use(connection))
  })

/** Like PostgreSQL's `notify`, but only for this process. */
export const noticeAfterCommit = (db: Database, name: string): Promise<unknown> =>
  withOwn(db, ({ notices, onNotice }) => (db.isTransaction ? notices.add(name) : onNotice(name)))

/** The notices of the open transaction. */
export const noticesOf = (db: Database): Promise<Set<string>> => withOwn(db, ({ notices }) => notices)

/**
 * Sends `begin` together with the first statement. If the connection was lost while it was idle in the pool, `begin`
 * fails and is sent again on another connection. With Kysely's own driver, the transaction would fail.
 */
class ReplacingDriver implements Driver {
  readonly #driver: Driver
  readonly #mostLost: number
  readonly #onNotice: OnNotice

  constructor(driver: Driver, mostLost: number, onNotice: OnNotice) {
    this.#driver = driver
    this.#mostLost = mostLost
    this.#onNotice = onNotice
  }

  init() {
    return this.#driver.init()
  }

  async acquireConnection() {
    return new ReplaceableConnection(await this.#driver.acquireConnection(), this.#onNotice)
  }

  beginTransaction(connection: ReplaceableConnection, settings: TransactionSettings): Promise<void> {
    connection.begin = () => this.#begin(connection, settings)
    return Promise.resolve()
  }

  async #begin(connection: ReplaceableConnection, settings: TransactionSettings): Promise<void> {
    for (let lost = 0; ; lost += 1)
      try {
        await this.#driver.beginTransaction(connection.open, settings)
        return
      } catch (error) {
        if (lost >= this.#mostLost) throw error
        await this.rollbackTransaction(connection)
        await this.releaseConnection(connection)
        connection.current = await this.#driver.acquireConnection()
      }
  }

  async commitTransaction(connection: ReplaceableConnection) {
    const { begin, open, notices, onNotice } = connection
    if (!begin) await this.#driver.commitTransaction(open)
    for (const name of notices) onNotice(name)
  }

  /** The error of a lost connection is ignored: the caller already reports what led to the rollback. */
  async rollbackTransaction({ begin, current }: ReplaceableConnection) {
    if (current && !begin) await this.#driver.rollbackTransaction(current).catch(() => {})
  }

  /** The pool closes the connection if it is lost. */
  async releaseConnection(connection: ReplaceableConnection) {
    const { current } = connection
    connection.current = null
    if (current) await this.#driver.releaseConnection(current)
  }

  destroy() {
    return this.#driver.destroy()
  }
}

export class ReplacingDialect extends PostgresDialect {
  readonly #max: number
  readonly #onNotice: OnNotice

  constructor(config: PostgresDialectConfig, max: number, onNotice: OnNotice) {
    super(config)
    this.#max = max
    this.#onNotice = onNotice
  }

  override createDriver() {
    return new ReplacingDriver(super.createDriver(), this.#max, this.#onNotice)
  }
}
