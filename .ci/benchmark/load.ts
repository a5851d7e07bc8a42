import autocannon from 'autocannon'

export interface Load {
  readonly path: string
  readonly headers: (index: number) => Readonly<Record<string, string>>
  readonly body?: (index: number) => unknown
}
export interface Measured {
  readonly perSecond: number
  /** Response times in milliseconds: the median and the 97.5th percentile. */
  readonly median: number
  readonly slowest: number
}

export const measure = async (
  port: number,
  { path, headers, body }: Load,
  { first, count, atOnce }: { first: number; count: number; atOnce: number },
): Promise<Measured> => {
  let next = first
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    amount: count,
    connections: atOnce,
    timeout: 15,
    requests: [
      {
        path,
        method: body ? 'POST' : 'GET',
        setupRequest: (request) => {
          const index = next++
          return {
            ...request,
            headers: { 'Content-Type': 'application/json', ...headers(index) },
            ...(body && { body: JSON.stringify(body(index)) }),
          }
        },
      },
    ],
  }
  const start = performance.now()
  let end = start
  // autocannon stops only after whole seconds, so the time of the last response is used as the end of the run.
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, all) => (error ? reject(error) : resolve(all)))
    run.on('response', () => (end = performance.now()))
  })
  const refused = result.non2xx + result.errors
  if (refused > 0) throw new Error(`${path} did not answer ${refused} of ${count} requests with 200`)
  return {
    perSecond: (1000 * count) / (end - start),
    median: result.latency.p50,
    slowest: result.latency.p97_5,
  }
}
