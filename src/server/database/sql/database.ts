import type * as typed from '../database.ts'
import type { Parameter, Part } from './statement.ts'

/** Rows with camelCase names, and how many there were or were changed. */
export type Result<Rows extends readonly object[]> = Rows & { readonly count: number }

/** Runs a statement: sql`select name from person where id = ${id}`. Values become parameters, never text. */
export interface Sql {
  <Rows extends readonly object[] = Record<string, unknown>[]>(
    texts: TemplateStringsArray,
    ...values: (Parameter | Part)[]
  ): Promise<Result<Rows>>
  /** The same connections, or the same transaction, for queries that are checked against the schema. */
  readonly db: typed.Database
  /** Runs SQL that somebody else wrote, parameters as `$1`. */
  text(statement: string, parameters: readonly Parameter[]): Promise<Result<Record<string, unknown>[]>>
}

/** One open transaction. */
export interface Transaction extends Sql {
  readonly db: typed.Transaction
  /** Takes back what `work` did, and nothing before it, when it fails. */
  savepoint<Value>(work: (sql: Transaction) => Promise<Value>): Promise<Value>
}

/** A pool of connections. */
export interface Database extends Sql {
  /** Keeps all that `work` did, or nothing of it when it fails. */
  begin<Value>(work: (sql: Transaction) => Promise<Value>): Promise<Value>
}
