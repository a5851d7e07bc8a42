import type { Budget } from './budgets.ts'
import type { Compared } from './compare.ts'
import type { MeasuredPage } from './pages.ts'

export interface Column<Figures> {
  readonly title: readonly [string, string]
  readonly read: (compared: Compared<Figures>) => number
  readonly digits?: number
  readonly budget?: Budget
}

const line = (route: string, kind: string, ...cells: readonly string[]) =>
  `${route.padEnd(23)}${kind.padEnd(7)}${cells.join('')}`.trimEnd()

/** Each cell is nine characters wide, so that the name and ten cells fit into a line of 120 characters. */
const cell = (text: string, mark = ' ') => `${text.padStart(8)}${mark}`

const names = {
  portal: ({ route }: MeasuredPage) => route,
  static: () => '',
  floor: () => 'React, router, XState',
}

/** ✗ marks a page of the portal that misses a budget. */
export const formatTable = <Figures>(
  all: readonly Compared<Figures>[],
  columns: readonly Column<Figures>[],
): string => {
  const floor = all.find(({ page }) => page.kind === 'floor')
  let missed = 0
  const format = (compared: Compared<Figures>, { read, digits = 0, budget }: Column<Figures>) => {
    const figure = read(compared)
    const isKept =
      compared.page.kind !== 'portal' || (budget?.isKept(figure, floor ? read(floor) : Number.NaN) ?? true)
    if (!isKept) missed += 1
    return cell(Number.isNaN(figure) ? '–' : figure.toFixed(digits), isKept ? ' ' : '✗')
  }
  const rows = all.map((compared) => {
    const { page } = compared
    return line(names[page.kind](page), page.kind, ...columns.map((column) => format(compared, column)))
  })
  return [
    line('', '', ...columns.map(({ title }) => cell(title[0]))),
    line('', '', ...columns.map(({ title }) => cell(title[1]))),
    line('budget', '', ...columns.map(({ budget }) => cell(budget?.words ?? ''))),
    ...rows,
    `\nbudgets missed (✗): ${missed}`,
  ].join('\n')
}
