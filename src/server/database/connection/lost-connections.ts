import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { lostForGood } from './client.ts'

/** Called after rows that were inserted into a table are committed. */
export type OnInserted = (table: string) => void

/** The table that a query inserts into; `null` for another query, and for one that is written as text. */
const insertedTable = ({ query }: CompiledQuery): string | null =>
  query.kind === 'InsertQueryNode' ? (query.into?.table.identifier.name ?? null) : null

/** A connection of the pool, or the one that took its place; `null` when there is none any more. */
class ReplaceableConnection implements DatabaseConnection {
  current: DatabaseConnection | null
  /** Tables that the open transaction inserted into; `null` outside of one. */
  inserted: Set<string> | null = null
  readonly #onInserted: OnInserted

  constructor(current: DatabaseConnection, onInserted: OnInserted) {
    this.current = current
    this.#onInserted = onInserted
  }

  get open(): DatabaseConnection {
    if (!this.current) throw new Error(lostForGood)
    return this.current
  }

  executeQuery<Row>(query: CompiledQuery) {
    const executed = this.open.executeQuery<Row>(query)
    const table = insertedTable(query)
    // without `await`, which would add this function to the stack of every failed statement
    return table === null ? executed : executed.then((result) => this.#noteInserted(table, result))
  }

  #noteInserted<Result>(table: string, result: Result): Result {
    if (this.inserted) this.inserted.add(table)
    else this.#onInserted(table)
    return result
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.open.streamQuery<Row>(query, chunkSize)
  }
}

/**
 * A connection that was lost while it was idle shows it when a transaction begins, before anything is done: another one
 * serves. Kysely's own driver lets the transaction fail.
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

  async beginTransaction(connection: ReplaceableConnection, settings: TransactionSettings): Promise<void> {
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
    await this.#driver.commitTransaction(connection.open)
    for (const table of connection.inserted ?? []) this.#onInserted(table)
  }

  /** Where this fails the connection is lost, and the transaction with it: what failed before is what is told. */
  async rollbackTransaction({ open }: ReplaceableConnection) {
    await this.#driver.rollbackTransaction(open).catch(() => {})
  }

  /** The pool lets go of one that took no rollback. */
  async releaseConnection(connection: ReplaceableConnection) {
    const { current } = connection
    connection.current = null
    if (current) await this.#driver.releaseConnection(current)
  }

  destroy() {
    return this.#driver.destroy()
  }
}

/** PostgreSQL on a pool of at most `max` connections, each of which may be lost at any time. */
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
