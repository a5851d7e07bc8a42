import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { supportReport } from '../../contract/support.ts'
import type { SupportReport } from '../../contract/support.ts'
import type { Database } from '../database/database.ts'

/** Letters that neither look nor sound alike in any of the portal's languages. Without vowels they form no words. */
const letters = 'BFHKLMQRWXY'
const codeLength = 8

const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters.charAt(randomInt(letters.length))).join('')

/** The code as it is read out: `FKHW-LMQR`. */
export const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** Reads a typed code: in upper or lower case, with or without a separator. */
const readCode = (written: string): string => written.toUpperCase().replace(/[^A-Z]/g, '')

/**
 * Stores a report.
 *
 * @returns its code
 */
export const keepSupportReport = async (db: Database, report: SupportReport): Promise<string> => {
  for (;;) {
    const code = newCode()
    const kept = await db
      .insertInto('supportReport')
      .values({ code, report: JSON.stringify(report) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst()
    if (kept) return kept.code
  }
}

export interface KeptReport extends SupportReport {
  readonly code: string
  readonly createdAt: Date
}

/** The report of a typed code; `undefined` when the code is unknown or its report was deleted. */
export const findSupportReport = async (db: Database, written: string): Promise<KeptReport | undefined> => {
  const row = await db
    .selectFrom('supportReport')
    .select(['code', 'createdAt', 'report'])
    .where('code', '=', readCode(written))
    .executeTakeFirst()
  return row && { ...v.parse(supportReport, row.report), code: row.code, createdAt: row.createdAt }
}
