import { createHash } from 'node:crypto'
import type { Variables } from './environment.ts'

/** Only a hash of the secret is kept in memory. */
export interface OperatorToken {
  readonly name: string
  readonly hash: Buffer
}

/** Characters: 32 random bytes in base64 are longer. */
const shortestSecret = 32

export const hashToken = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const readToken = (entry: string, variables: Variables): OperatorToken[] => {
  const [, name, secret] = /^([\w.-]{1,40}):(\S+)$/.exec(entry.trim()) ?? []
  if (name === undefined || secret === undefined)
    variables.refuse('OPERATOR_TOKENS is not a list like name:secret,other:secret')
  else if (secret.length < shortestSecret)
    variables.refuse(
      `OPERATOR_TOKENS: the secret of ${name} has fewer than ${shortestSecret} characters; openssl rand -base64 32 creates one`,
    )
  else return [{ name, hash: hashToken(secret) }]
  return []
}

/** Off unless port and tokens are set. */
export const readOperator = (variables: Variables, listenAt: readonly string[]) => {
  const [port, tokens] = [variables.text('OPERATOR_PORT'), variables.text('OPERATOR_TOKENS')]
  if (port === undefined && tokens === undefined) return null
  if (port === undefined || tokens === undefined) {
    variables.refuse(
      port === undefined
        ? 'OPERATOR_TOKENS is set without OPERATOR_PORT'
        : 'OPERATOR_PORT is set without OPERATOR_TOKENS',
    )
    return null
  }
  return {
    port: variables.wholeNumber('OPERATOR_PORT', 0, 65_535),
    listenAt,
    tokens: tokens.split(',').flatMap((entry) => readToken(entry, variables)),
  }
}
