/** What a figure of the portal may come to. */
export interface Budget {
  readonly words: string
  readonly isKept: (figure: number, floor: number) => boolean
}

const atMost = (limit: number): Budget => ({ words: `≤ ${limit}`, isKept: (figure) => figure <= limit })

export const budgets = {
  /** Largest paint ÷ that of the static page, on a slow line for real and as Lighthouse reckons. */
  slowLine: atMost(1.15),
  simulation: atMost(1.4),
  shift: atMost(0.01),
  /** Blocking time: that of React, router and XState alone. */
  blocking: { words: '≤ floor', isKept: (figure, floor) => figure <= floor },
  /** Requests until the first step can be used. */
  requests: atMost(8),
  /** Bytes of the document, which carries its styles: ten packets. */
  firstAnswer: atMost(14_000),
  /** Each of Lighthouse's. */
  score: { words: '= 100', isKept: (figure) => figure === 100 },
} as const satisfies Record<string, Budget>
