import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '../database/sql/database.ts'
import { secretKey } from '../database/secret-key.ts'

const ivLength = 12
const tagLength = 16

/** What a mailed code says, readable by this installation only. */
export interface CodeContents {
  readonly kind: 'activation'
  readonly oktaId: string
}

const cipherKey = (sql: Transaction): Promise<Buffer> => secretKey(sql, 'operations.codes')

/**
 * A new code: AES-256-GCM cipher text of kind, Okta id and a random part.
 * @returns base64url of initialisation vector, authentication tag and cipher text
 */
export const sealCode = async (sql: Transaction, { kind, oktaId }: CodeContents): Promise<string> => {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', await cipherKey(sql), iv)
  const text = [kind, oktaId, randomBytes(16).toString('base64url')].join(':')
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** `null` for a code that this installation never made, or that was changed anywhere. */
export const openCode = async (sql: Transaction, code: string): Promise<CodeContents | null> => {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length <= ivLength + tagLength || bytes.toString('base64url') !== code) return null
  const decipher = createDecipheriv('aes-256-gcm', await cipherKey(sql), bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
    const [kind, oktaId] = text.toString('utf8').split(':')
    return kind === 'activation' && oktaId ? { kind, oktaId } : null
  } catch {
    return null
  }
}

/** How a code is stored; its random part makes a plain hash enough. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('base64url')
