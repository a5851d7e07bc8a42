import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretKey } from '../../database/secret-key.ts'
import type { RequestContext } from '../../domain/request-context.ts'

/**
 * A handle stands for an address on record without naming it (quality T20). It means something in this session and for
 * this login only; nothing can be read from it, and no address that is not on record has one.
 */
export const createHandles = async (
  context: RequestContext,
  oktaId: string,
): Promise<(email: string) => string> => {
  const key = await secretKey(context.sql, 'operations.resetEmails')
  return (email) =>
    createHmac('sha256', key)
      .update(JSON.stringify([context.sessionHash, oktaId, email]))
      .digest('base64url')
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** @returns the address on record that the handle stands for; `null` for a made-up or foreign handle */
export const addressOf = async (
  context: RequestContext,
  oktaId: string,
  emails: readonly string[],
  handle: string,
): Promise<string | null> => {
  const handleOf = await createHandles(context, oktaId)
  return emails.find((email) => isSame(handleOf(email), handle)) ?? null
}
