import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { supportReport, type SupportReport } from '../../contract/support.ts'
import type { Database } from '../database/database.ts'

/** They do not look or sound alike in any language of the portal. No vowels, so that a code forms no word. */
const letters = 'BFHKLMQRWXY'
const codeLength = 8

const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters.charAt(randomInt(letters.length))).join('')

/** To be read aloud: `FKHW-LMQR`. */
export const groupCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** Upper and lower case, with or without a separator. */
const readCode = (written: string): string => written.toUpperCase().replace(/[^A-Z]/g, '')

/** @returns the code of the report */
export const keepSupportReport = async (db: Database, report: SupportReport): Promise<string> => {
  for (;;) {
    const code = newCode()
    const inserted = await db
      .insertInto('supportReport')
      .values({ code, report: JSON.stringify(report) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst()
    if (inserted) return inserted.code
  }
}

export interface KeptReport extends SupportReport {
  readonly code: string
  readonly createdAt: Date
}

export const findSupportReport = async (db: Database, written: string): Promise<KeptReport | undefined> => {
  const row = await db
    .selectFrom('supportReport')
    .select(['code', 'createdAt', 'report'])
    .where('code', '=', readCode(written))
    .executeTakeFirst()
  return row && { ...v.parse(supportReport, row.report), code: row.code, createdAt: row.createdAt }
}
