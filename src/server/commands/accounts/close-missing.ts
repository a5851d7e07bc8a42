import { userInfo } from 'node:os'
import type pg from 'pg'
import { StartupError } from '../../platform/startup-error.ts'

/** More than this share of the open accounts is more likely a broken file than customers who moved out. */
const mostMissing = 0.05

const missing = `closed_at is null and not exists (
  select from unnest($1::text[]) as of_file (contract_number) where of_file.contract_number = account.contract_number)`

/**
 * Closes the open accounts that no row of the file names, and puts it on record. An account whose row was refused for
 * another reason is named.
 * @throws StartupError if more accounts are missing than 5 % of the open accounts, or than `most`
 */
export const closeMissing = async (
  client: pg.Client,
  named: readonly string[],
  most: number | undefined,
): Promise<number> => {
  const { rows: counts } = await client.query<{ open: number }>(
    'select count(*)::integer as open from account where closed_at is null',
  )
  const { rows: closed } = await client.query<{ number: string }>(
    `update account set closed_at = now() where ${missing} returning contract_number as number`,
    [named],
  )
  const open = counts[0]?.open ?? 0
  if (closed.length > (most ?? open * mostMissing))
    throw new StartupError(
      `nothing was written: ${closed.length} of ${open} open accounts are missing in the file, more than ` +
        `${most ?? `${mostMissing * 100} %`}; --close-at-most ${closed.length} closes them`,
    )
  if (closed.length > 0)
    await client.query(
      `insert into operator_act (who, verb, whom, outcome, reason)
         values ($1, 'import-accounts', $2, 'done', 'closed: missing in the file')`,
      [userInfo().username, closed.map(({ number }) => number)],
    )
  return closed.length
}
