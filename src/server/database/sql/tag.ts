import { CompiledQuery } from 'kysely'
import { type Database, type Transaction, withSavepoint } from '../database.ts'
import type * as untyped from './database.ts'
import { type Parameter, Part, write } from './statement.ts'

const run = async <Rows extends readonly object[]>(
  db: Database,
  text: string,
  parameters: readonly Parameter[],
): Promise<untyped.Result<Rows>> => {
  const query = CompiledQuery.raw(text, [...parameters])
  const { rows, numAffectedRows } = await db.executeQuery<object>(query)
  const count = Number(numAffectedRows ?? rows.length)
  // what a statement finds is said where it is written: there is nothing to check it against
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.defineProperty(rows, 'count', { value: count }) as object as untyped.Result<Rows>
}

const createTag = <Db extends Database>(db: Db) => {
  const tag = <Rows extends readonly object[]>(
    texts: TemplateStringsArray,
    ...values: (Parameter | Part)[]
  ) => {
    const parameters: Parameter[] = []
    const text = write(new Part(texts, values), parameters)
    return run<Rows>(db, text, parameters)
  }
  return Object.assign(tag, {
    db,
    text: (statement: string, parameters: readonly Parameter[]) =>
      run<Record<string, unknown>[]>(db, statement, parameters),
  })
}

/** Statements that are not checked yet, in the transaction `db`. */
export const tagOfTransaction = (db: Transaction): untyped.Transaction => {
  const tag: untyped.Transaction = Object.assign(createTag(db), {
    savepoint: <Value>(work: (sql: untyped.Transaction) => Promise<Value>) =>
      withSavepoint(db, () => work(tag)),
  })
  return tag
}

/** Statements that are not checked yet, on the connections of `db`. */
export const tagOf = (db: Database): untyped.Database =>
  Object.assign(createTag(db), {
    begin: <Value>(work: (sql: untyped.Transaction) => Promise<Value>) =>
      db.transaction().execute((transaction) => work(tagOfTransaction(transaction))),
  })
