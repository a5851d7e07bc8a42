import { readFileSync } from 'node:fs'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { shareOfServer } from '../../../src/server/domain/hash-share.ts'
import { hashSecret } from '../../../src/server/domain/secret-hash.ts'

const sql = readFileSync(new URL('fill.sql', import.meta.url), 'utf8')

/** Of every login that `fill` makes. */
export const password = 'Blue-Kettle-42'

/** The number of the account, from 1, that `fill` makes. */
export const contractNumberOf = (place: number): string => `3${String(place).padStart(11, '0')}`

/** Makes that many accounts in a database that the server has brought up to date, and what belongs to them. */
export const fill = async (url: string, accounts: number): Promise<void> => {
  const client = await connectOnce(url)
  await client.query(`set statement_timeout = 0; set scale.accounts = ${accounts}`)
  await client.query("select set_config('scale.password_hash', $1, false)", [
    await hashSecret(password, shareOfServer),
  ])
  await client.query(sql)
  await client.query('vacuum analyze')
  await client.end()
}
