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

  constructor(current: DatabaseConnection) {
    this.current = current
  }

  get open(): DatabaseConnection {
    if (!this.current) throw new Error(lostForGood)
    return this.current
  }

  executeQuery<Row>(query: CompiledQuery) {
    return this.open.executeQuery<Row>(query)
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

  async beginTransaction(connection: ReplaceableConnection, settings: TransactionSettings): Promise<void> {
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

  commitTransaction({ open }: ReplaceableConnection) {
    return this.#driver.commitTransaction(open)
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

  constructor(config: PostgresDialectConfig, max: number) {
    super(config)
    this.#max = max
  }

  override createDriver() {
    return new ReplacingDriver(super.createDriver(), this.#max)
  }
}
