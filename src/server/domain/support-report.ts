import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { supportReport } from '../../contract/support.ts'
import type { SupportReport } from '../../contract/support.ts'
import type { Database } from '../database/database.ts'

/** Letters that do not look or sound alike in any language of the portal. Codes without vowels form no words. */
const letters = 'BFHKLMQRWXY'
const codeLength = 8

const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters.charAt(randomInt(letters.length))).join('')

/** Groups the code for reading aloud: `FKHW-LMQR`. */
export const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** Parses a typed code, in upper or lower case, with or without a separator. */
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

/**
 * Finds the report of a typed code.
 * @returns `undefined` when the code is unknown or its report was deleted
 */
export const findSupportReport = async (db: Database, written: string): Promise<KeptReport | undefined> => {
  const row = await db
    .selectFrom('supportReport')
    .select(['code', 'createdAt', 'report'])
    .where('code', '=', readCode(written))
    .executeTakeFirst()
  return row && { ...v.parse(supportReport, row.report), code: row.code, createdAt: row.createdAt }
}
