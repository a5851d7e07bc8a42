import type { Problem } from '../contract/http.ts'

export const nextAnswers = {
  refused: 'Refused (403)',
  tooOften: 'Too often (429, wait 30 s)',
  late: 'Response 10 s late',
  lost: 'Call completed, but its response is lost',
} as const
export type NextAnswer = keyof typeof nextAnswers

const lateDelay = 10_000

const problemResponse = (
  status: number,
  code: Problem['code'],
  more: Readonly<Record<string, string>> = {},
) => {
  const body: Problem = {
    type: 'about:blank',
    title: 'Chosen in the inspector',
    status,
    code,
    requestId: 'inspector',
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...more },
  })
}

const answerAs = async (answer: NextAnswer, real: () => Promise<Response>): Promise<Response> => {
  if (answer === 'refused') return problemResponse(403, 'forbidden')
  if (answer === 'tooOften') return problemResponse(429, 'too_many_requests', { 'Retry-After': '30' })
  const response = await real()
  if (answer === 'lost') throw new TypeError('Failed to fetch')
  await new Promise((resolve) => setTimeout(resolve, lateDelay))
  return response
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input))

interface NextCall {
  readonly fetch: typeof fetch
  readonly choose: (answer: NextAnswer | null) => void
}

/** The choice of the developer applies to one call below `apiBaseUrl`. */
export const createNextCall = (
  real: typeof fetch,
  apiBaseUrl: string,
  origin: string,
  onChange: (answer: NextAnswer | null) => void,
): NextCall => {
  const base = new URL(`${apiBaseUrl.replace(/\/$/, '')}/`, origin).href
  let chosen: NextAnswer | null = null
  const choose = (answer: NextAnswer | null) => {
    chosen = answer
    onChange(answer)
  }
  return {
    choose,
    fetch: (input, init) => {
      const isCall = new URL(addressOf(input), origin).href.startsWith(base)
      const answer = chosen
      if (!isCall || answer === null) return real(input, init)
      choose(null)
      return answerAs(answer, () => real(input, init))
    },
  }
}
