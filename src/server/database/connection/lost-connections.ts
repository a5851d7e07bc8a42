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

/** Called after the commit of a transaction. */
export type OnInserted = (table: string) => void

/** `null` for other queries and for raw SQL. */
const insertedTable = ({ query }: CompiledQuery): string | null =>
  query.kind === 'InsertQueryNode' ? (query.into?.table.identifier.name ?? null) : null

/** `current` is `null` after the connection was returned to the pool. */
class ReplaceableConnection implements DatabaseConnection {
  current: DatabaseConnection | null
  /** By the open transaction; `null` outside of one. */
  inserted: Set<string> | null = null
  /** As it was at the last savepoint. */
  #insertedBefore: Set<string> | null = null
  /** Sends `begin` with the first statement of the transaction; `null` once sent. */
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
    // Without `await`: otherwise the stack trace of every failed statement would contain this method.
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
 * Sends `begin` together with the first statement. If the connection was lost while it was idle in the pool, `begin`
 * fails and is sent again on another connection. With Kysely's own driver, the transaction would fail.
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
