import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { lostForGood } from './client.ts'

/** A connection of the pool, or the one that took its place; `null` when there is none any more. */
class ReplaceableConnection implements DatabaseConnection {
  current: DatabaseConnection | null
  /** Begins the transaction that was asked for; `null` when none was, and once it has begun. */
  begin: (() => Promise<void>) | null = null
  #begun = Promise.resolve()

  constructor(current: DatabaseConnection) {
    this.current = current
  }

  get open(): DatabaseConnection {
    if (!this.current) throw new Error(lostForGood)
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

/**
 * A transaction begins with its first statement: one without any sends nothing. A connection that was lost while it was
 * idle shows it when a transaction begins, before anything is done: another one serves. Kysely's own driver lets the
 * transaction fail.
 */
class ReplacingDriver implements Driver {
  readonly #driver: Driver
  readonly #mostLost: number

  constructor(driver: Driver, mostLost: number) {
    this.#driver = driver
    this.#mostLost = mostLost
  }

  init() {
    return this.#driver.init()
  }

  async acquireConnection() {
    return new ReplaceableConnection(await this.#driver.acquireConnection())
  }

  beginTransaction(connection: ReplaceableConnection, settings: TransactionSettings): Promise<void> {
    connection.begin = () => this.#begin(connection, settings)
    return Promise.resolve()
  }

  async #begin(connection: ReplaceableConnection, settings: TransactionSettings): Promise<void> {
    for (let lost = 0; ; lost += 1)
      try {
        return await this.#driver.beginTransaction(connection.open, settings)
      } catch (error) {
        if (lost >= this.#mostLost) throw error
        await this.rollbackTransaction(connection)
        await this.releaseConnection(connection)
        connection.current = await this.#driver.acquireConnection()
      }
  }

  async commitTransaction({ begin, open }: ReplaceableConnection) {
    if (!begin) await this.#driver.commitTransaction(open)
  }

  /** Where this fails the connection is lost, and the transaction with it: what failed before is what is told. */
  async rollbackTransaction({ begin, current }: ReplaceableConnection) {
    if (current && !begin) await this.#driver.rollbackTransaction(current).catch(() => {})
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

  constructor(config: PostgresDialectConfig, max: number) {
    super(config)
    this.#max = max
  }

  override createDriver() {
    return new ReplacingDriver(super.createDriver(), this.#max)
  }
}
