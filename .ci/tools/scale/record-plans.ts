import { connect, createServer } from 'node:net'
import * as v from 'valibot'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter': number
  readonly Plans?: readonly PlanNode[] | undefined
}
const planNode: v.GenericSchema<unknown, PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Actual Rows': v.number(),
  'Actual Loops': v.number(),
  'Rows Removed by Filter': v.optional(v.number(), 0),
  Plans: v.optional(v.array(v.lazy(() => planNode))),
})
const explained = v.pipe(v.string(), v.parseJson(), v.object({ 'Query Text': v.string(), Plan: planNode }))

/** Its cause can also be a trigger or a foreign key. */
export interface Recorded {
  readonly text: string
  readonly milliseconds: number
  readonly plan: PlanNode
}

/** They send each plan to the client. Only a superuser may set them. */
const settings = {
  session_preload_libraries: 'auto_explain',
  client_min_messages: 'notice',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_format': 'json',
}

/** @param fields of a notice in PostgreSQL's protocol: each is a letter and a text that ends with NUL */
const parseNotice = (fields: string): Recorded | null => {
  const message = fields.split('\0').find((field) => field.startsWith('M')) ?? ''
  const [, milliseconds, plan] = /^Mduration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? []
  if (plan === undefined) return null
  const { 'Query Text': text, Plan } = v.parse(explained, plan)
  return { text, milliseconds: Number(milliseconds), plan: Plan }
}

/** For bytes in chunks of any size. */
const readNotices = (take: (fields: string) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    for (
      let size;
      rest.length >= 5 && rest.length >= (size = 1 + rest.readUInt32BE(1));
      rest = rest.subarray(size)
    )
      if (rest.toString('latin1', 0, 1) === 'N') take(rest.toString('utf8', 5, size))
  }
}

/** Records the plans in a proxy. @param url for a superuser and without TLS */
export const recordPlans = async (url: string) => {
  const address = new URL(url)
  let recorded: Recorded[] = []
  const proxy = createServer((client) => {
    const server = connect(Number(address.port), address.hostname)
    const read = readNotices((fields) => {
      const statement = parseNotice(fields)
      if (statement) recorded.push(statement)
    })
    server.on('data', read)
    client.pipe(server).pipe(client)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const bound = proxy.address()
  if (typeof bound !== 'object' || !bound) throw new Error('no address to listen on')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(bound.port)
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  through.searchParams.set('options', options.join(' '))
  return {
    url: through.href.replaceAll('+', '%20'),
    /** Returns the statements since the previous call of `take`, in the order in which the statements ended. */
    take(): readonly Recorded[] {
      const taken = recorded
      recorded = []
      return taken
    },
    close: () => new Promise<void>((resolve) => proxy.close(() => resolve())),
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const tablesOf = (statements: readonly Recorded[], isMeant: (node: PlanNode) => boolean): string[] => {
  const found = statements.flatMap(({ text, plan }) =>
    nodesOf(plan)
      .filter(isMeant)
      .map(({ 'Relation Name': table = '' }) => `${table}: ${text.replaceAll(/\s+/g, ' ')}`),
  )
  return [...new Set(found)].toSorted()
}

export const statementsReadingWholeTables = (
  statements: readonly Recorded[],
  tables: readonly string[],
): string[] =>
  tablesOf(
    statements,
    ({ 'Node Type': type, 'Relation Name': table = '' }) => type === 'Seq Scan' && tables.includes(table),
  )

export const statementsReadingManyRows = (statements: readonly Recorded[], most: number): string[] =>
  tablesOf(
    statements,
    (node) =>
      node['Relation Name'] !== undefined &&
      (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops'] > most,
  )
