import type { MeasuredPage } from './pages.ts'

/** One item for each round. */
export interface Compared<Figures> {
  readonly page: MeasuredPage
  readonly rounds: readonly Figures[]
  readonly words: readonly Figures[]
}

export const median = <Figures>(rounds: readonly Figures[], read: (figures: Figures) => number): number =>
  rounds.map(read).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN

/** One visit a round, so that other load affects all pages equally; every second round in reverse order. */
export const compare = async <Figures>(
  pages: readonly MeasuredPage[],
  count: number,
  measure: (page: MeasuredPage) => Promise<Figures>,
): Promise<Compared<Figures>[]> => {
  const measured = pages.map((page) => ({ page, rounds: new Array<Figures>() }))
  for (let round = 1; round <= count; round += 1) {
    console.error(`round ${round} of ${count}`)
    for (const { page, rounds } of round % 2 === 1 ? measured : measured.toReversed())
      rounds.push(await measure(page))
  }
  const wordsOf = ({ kind, route }: MeasuredPage) =>
    kind === 'floor' ? undefined : measured.find(({ page }) => page.kind === 'static' && page.route === route)
  return measured.map(({ page, rounds }) => ({ page, rounds, words: wordsOf(page)?.rounds ?? [] }))
}
