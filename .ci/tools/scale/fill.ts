import { readFileSync } from 'node:fs'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { serverCaller } from '../../../src/server/domain/hash-caller.ts'
import { hashSecret } from '../../../src/server/domain/secret-hash.ts'

const sql = readFileSync(new URL('fill.sql', import.meta.url), 'utf8')

export const password = 'Blue-Kettle-42'

/** The contract number of an account that `fill` creates, counted from 1. */
export const contractNumberOf = (place: number): string => `3${String(place).padStart(11, '0')}`

export const fill = async (url: string, accounts: number): Promise<void> => {
  const client = await connectOnce(url)
  await client.query(`set statement_timeout = 0; set scale.accounts = ${accounts}`)
  await client.query("select set_config('scale.password_hash', $1, false)", [
    await hashSecret(password, serverCaller),
  ])
  await client.query(sql)
  await client.query('vacuum analyze')
  await client.end()
}
