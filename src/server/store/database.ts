import type postgres from 'postgres'

/** A pool of connections; rows come with camelCase names. */
export type Database = postgres.Sql
/** One open transaction. */
export type Transaction = postgres.TransactionSql
