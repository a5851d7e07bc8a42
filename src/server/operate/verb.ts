import * as v from 'valibot'
import type { MailContext } from '../mails/mail.ts'

/** What a verb can use. `db` is the transaction of the act. */
export type OperatorContext = MailContext

export interface Act {
  readonly done: string
  /** The Okta ids, account numbers or row ids that the record of the act names. Never a name or an address. */
  readonly whom: readonly string[]
  readonly reason?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** A verb does not do what it was asked to do. The message is a sentence for the operator. */
export class Refusal extends Error {}

/** The input does not match the verb's schema. Each line of the message names one field. */
export class WrongInput extends Error {}

type Fields = v.StrictObjectSchema<v.ObjectEntries, undefined>

/** One command of the utility's side. The command line, the HTTP API and its OpenAPI document come from it. */
export interface Verb {
  readonly name: string
  readonly summary: string
  readonly input: Fields
  readonly example: Readonly<Record<string, unknown>>
  /** Whether one run may have many inputs: the rows of a CSV file, or an array. */
  readonly takesMany: boolean
  readonly run: (input: unknown, context: OperatorContext) => Promise<Act>
}

const problemOf = (issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue) ?? 'input'}: ${issue.message}`

export const verb = <Entries extends v.ObjectEntries>(
  name: string,
  summary: string,
  entries: Entries,
  example: v.InferInput<v.StrictObjectSchema<Entries, undefined>>,
  run: (
    input: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
    context: OperatorContext,
  ) => Promise<Act>,
  takesMany = false,
): Verb => {
  const input = v.strictObject(entries)
  return {
    name,
    summary,
    input,
    example,
    takesMany,
    run(given, context) {
      const read = v.safeParse(input, given)
      if (!read.success) throw new WrongInput(read.issues.map(problemOf).join('\n'))
      return run(read.output, context)
    },
  }
}
