/** The limit of a figure of the portal's pages. */
export interface Budget {
  readonly words: string
  readonly isKept: (figure: number, floor: number) => boolean
}

const atMost = (limit: number): Budget => ({ words: `≤ ${limit}`, isKept: (figure) => figure <= limit })

export const budgets = {
  /**
   * The time of the largest paint, divided by the same time of the static page. `slowLine` is measured, `simulation`
   * is calculated by Lighthouse.
   */
  slowLine: atMost(1.15),
  simulation: atMost(1.4),
  shift: atMost(0.01),
  /** The blocking time may not exceed the blocking time of React, router and XState alone. */
  blocking: { words: '≤ floor', isKept: (figure, floor) => figure <= floor },
  /** Requests until the first step can be used. */
  requests: atMost(8),
  /** Bytes of the document with its styles. This number of bytes fits into ten packets. */
  firstAnswer: atMost(14_000),
  /** Minimum for each score of Lighthouse. */
  score: { words: '= 100', isKept: (figure) => figure === 100 },
} as const satisfies Record<string, Budget>
