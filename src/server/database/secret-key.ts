import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { StartupError } from '../platform/startup-error.ts'
import { acquireLock, ago, type Database } from './database.ts'

export interface KeySettings {
  /** The first encrypts; the others only decrypt what was encrypted earlier. Without one, keys are not encrypted. */
  readonly secrets: readonly string[]
  /** Days */
  readonly rotateAfter: number
}

/** Minutes. Every process reads the keys at shorter intervals, so all know a key of this age. */
const signsAfter = 10
/** Hours, longer than any session. */
const verifiesFor = 25

const encrypted = v.strictObject({ encrypted: v.string() })

/** AES-256-GCM. The name is authenticated too, so that the value of one key cannot replace another's. */
const createCipher = (secrets: readonly string[]) => {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'secret_key', 32)))
  const [first] = keys
  const decryptBy = (key: Buffer, name: string, bytes: Buffer): unknown => {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(name))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString())
  }
  return {
    /** Not encrypted without a secret. */
    encrypt(name: string, value: unknown): string {
      if (!first) return JSON.stringify(value)
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(name))
      const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), text])
      return JSON.stringify({ encrypted: bytes.toString('base64') })
    },
    decrypt(name: string, stored: unknown): { readonly value: unknown; readonly isCurrent: boolean } {
      if (!v.is(encrypted, stored)) return { value: stored, isCurrent: !first }
      const bytes = Buffer.from(stored.encrypted, 'base64')
      for (const [at, key] of keys.entries())
        try {
          return { value: decryptBy(key, name, bytes), isCurrent: at === 0 }
        } catch {
          // The next secret may decrypt the value.
        }
      throw new StartupError(
        'SECRET_KEY does not decrypt the keys in the database: it must contain the previous secret',
      )
    },
  }
}

/**
 * Encrypts each key with the first secret. All processes on the same database use the same keys.
 * @throws StartupError if no secret can decrypt a key
 */
export const openKeys = async (
  db: Database,
  { secrets, rotateAfter }: KeySettings = { secrets: [], rotateAfter: 90 },
) => {
  const cipher = createCipher(secrets)
  const known = new Map<string, Buffer>()
  const store = async (name: string, value: unknown) => {
    const row = { name, value: cipher.encrypt(name, value) }
    await db
      .insertInto('secretKey')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (const { name, value } of await db.selectFrom('secretKey').select(['name', 'value']).execute()) {
    const { value: key, isCurrent } = cipher.decrypt(name, value)
    if (isCurrent) continue
    const changes = { value: cipher.encrypt(name, key) }
    await db.updateTable('secretKey').set(changes).where('name', '=', name).execute()
  }

  const ofFamily = (family: string) =>
    db
      .selectFrom('secretKey')
      .select((eb) => [
        'name',
        'value',
        eb('createdAt', '<', ago(signsAfter, 'minute')).$castTo<boolean>().as('signs'),
        eb('createdAt', '<', ago(rotateAfter, 'day')).$castTo<boolean>().as('isOld'),
      ])
      .where((eb) => eb.or([eb('name', '=', family), eb('name', 'like', `${family}/%`)]))
      .orderBy('createdAt', 'desc')
      .orderBy('name')
      .execute()

  const replaceOld = (family: string, make: () => unknown) =>
    db.transaction().execute(async (transaction) => {
      await acquireLock(transaction, `rotate ${family}`)
      const [newest] = await ofFamily(family)
      if (newest?.isOld) await store(`${family}/${randomUUID()}`, await make())
    })

  const deleteReplaced = (family: string) =>
    db
      .deleteFrom('secretKey')
      .where((eb) => eb.or([eb('name', '=', family), eb('name', 'like', `${family}/%`)]))
      .where((eb) =>
        eb(
          'createdAt',
          '<',
          eb
            .selectFrom('secretKey as newer')
            .select((newer) => newer.fn.max('newer.createdAt').as('createdAt'))
            .where('newer.name', 'like', `${family}/%`)
            .where('newer.createdAt', '<', ago(verifiesFor, 'hour')),
        ),
      )
      .execute()

  return {
    /** 32 bytes. The first call creates the key. */
    async secret(name: string): Promise<Buffer> {
      const cached = known.get(name)
      if (cached) return cached
      await store(name, randomBytes(32).toString('base64'))
      const row = await db
        .selectFrom('secretKey')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      const key = Buffer.from(v.parse(v.string(), cipher.decrypt(name, row.value).value), 'base64')
      known.set(name, key)
      return key
    },
    /**
     * The caller signs with the first key and verifies with all. A new key becomes the first only after all processes
     * have read it, and an old one stays until everything signed with it has expired.
     * @param make creates a key as a JSON value
     */
    async rotating(family: string, make: () => unknown): Promise<readonly unknown[]> {
      const [newest] = await ofFamily(family)
      if (!newest) await store(family, await make())
      if (newest?.isOld) await replaceOld(family, make)
      await deleteReplaced(family)
      const rows = await ofFamily(family)
      const signing = rows.find(({ signs }) => signs) ?? rows.at(-1)
      const others = rows.filter((row) => row !== signing)
      return [...(signing ? [signing] : []), ...others].map(
        ({ name, value }) => cipher.decrypt(name, value).value,
      )
    },
  }
}
export type Keys = Awaited<ReturnType<typeof openKeys>>
