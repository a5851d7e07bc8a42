import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { connectionLostMessage } from './client.ts'
import { savepoint } from './savepoint.ts'

/** A function that the pool calls after the commit of each transaction that has inserted rows into `table`. */
export type OnInserted = (table: string) => void

/** Returns the name of the table into which a query inserts rows. Returns `null` for other queries and for raw SQL. */
const insertedTable = ({ query }: CompiledQuery): string | null =>
  query.kind === 'InsertQueryNode' ? (query.into?.table.identifier.name ?? null) : null

/**
 * A wrapper that can replace a lost connection of the pool by another connection. `current` is `null` after the
 * connection was returned to the pool.
 */
class ReplaceableConnection implements DatabaseConnection {
  current: DatabaseConnection | null
  /** The names of the tables into which the open transaction has inserted rows; `null` outside of a transaction. */
  inserted: Set<string> | null = null
  /** A copy of `inserted` from the time of the last savepoint. */
  #insertedBefore: Set<string> | null = null
  /**
   * A function that sends the statement `begin`, which is delayed until the first statement of the transaction; `null`
   * if `begin` was already sent.
   */
  begin: (() => Promise<void>) | null = null
  #begun = Promise.resolve()
  readonly #onInserted: OnInserted

  constructor(current: DatabaseConnection, onInserted: OnInserted) {
    this.current = current
    this.#onInserted = onInserted
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
    if (query.sql === savepoint.create) this.#insertedBefore = new Set(this.inserted)
    if (query.sql === savepoint.rollBack) this.inserted = this.#insertedBefore
    const executed = this.open.executeQuery<Row>(query)
    const table = insertedTable(query)
    // The promise is returned without `await`, because otherwise the stack trace of every failed statement would
    // contain this method.
    return table === null ? executed : executed.then((result) => this.#noteInserted(table, result))
  }

  #noteInserted<Result>(table: string, result: Result): Result {
    if (this.inserted) this.inserted.add(table)
    else this.#onInserted(table)
    return result
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    await this.#beginWhenAsked()
    yield* this.open.streamQuery<Row>(query, chunkSize)
  }
}

/**
 * Sends `begin` together with the first statement, so that a transaction without statements sends nothing. If the
 * connection was lost while it was idle in the pool, `begin` fails. This driver then sends `begin` again on another
 * connection. With Kysely's own driver, the transaction would fail.
 */
class ReplacingDriver implements Driver {
  readonly #driver: Driver
  readonly #mostLost: number
  readonly #onInserted: OnInserted

  constructor(driver: Driver, mostLost: number, onInserted: OnInserted) {
    this.#driver = driver
    this.#mostLost = mostLost
    this.#onInserted = onInserted
  }

  init() {
    return this.#driver.init()
  }

  async acquireConnection() {
    return new ReplaceableConnection(await this.#driver.acquireConnection(), this.#onInserted)
  }

  beginTransaction(connection: ReplaceableConnection, settings: TransactionSettings): Promise<void> {
    connection.begin = () => this.#begin(connection, settings)
    return Promise.resolve()
  }

  async #begin(connection: ReplaceableConnection, settings: TransactionSettings): Promise<void> {
    for (let lost = 0; ; lost += 1)
      try {
        await this.#driver.beginTransaction(connection.open, settings)
        connection.inserted = new Set()
        return
      } catch (error) {
        if (lost >= this.#mostLost) throw error
        await this.rollbackTransaction(connection)
        await this.releaseConnection(connection)
        connection.current = await this.#driver.acquireConnection()
      }
  }

  async commitTransaction(connection: ReplaceableConnection) {
    const { begin, open, inserted } = connection
    if (!begin) await this.#driver.commitTransaction(open)
    for (const table of inserted ?? []) this.#onInserted(table)
  }

  /**
   * Rolls back the transaction. If the connection is lost, the rollback causes an error. This error is ignored, because
   * the caller already reports the error that led to the rollback.
   */
  async rollbackTransaction({ begin, current }: ReplaceableConnection) {
    if (current && !begin) await this.#driver.rollbackTransaction(current).catch(() => {})
  }

  /** Returns the connection to the pool. The pool closes the connection if it is lost. */
  async releaseConnection(connection: ReplaceableConnection) {
    const { current } = connection
    connection.current = null
    if (current) await this.#driver.releaseConnection(current)
  }

  destroy() {
    return this.#driver.destroy()
  }
}

/**
 * The PostgreSQL dialect for a pool of at most `max` connections. If a connection is lost, the dialect replaces it by
 * another connection.
 */
export class ReplacingDialect extends PostgresDialect {
  readonly #max: number
  readonly #onInserted: OnInserted

  constructor(config: PostgresDialectConfig, max: number, onInserted: OnInserted) {
    super(config)
    this.#max = max
    this.#onInserted = onInserted
  }

  override createDriver() {
    return new ReplacingDriver(super.createDriver(), this.#max, this.#onInserted)
  }
}
