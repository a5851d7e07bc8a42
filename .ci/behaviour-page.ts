import type { AnyStateMachine } from 'xstate'
import {
  headHeight,
  layoutChart,
  lineHeight,
  linesOf,
  linesOfLabel,
  type PlacedArrow,
  type PlacedState,
} from '../src/portal/inspector/chart-layout.ts'
import { machineGraph } from '../machines/machine-chart.ts'
import { placeOf, type Difference, type Sign } from './behaviour.ts'

export interface ChangedFlow {
  readonly name: string
  readonly before: AnyStateMachine | undefined
  readonly after: AnyStateMachine | undefined
  readonly differences: readonly Difference[]
}

/** What is marked in one chart: places of steps, and ids of states. */
type Marks = ReadonlyMap<string, Sign>

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const word = { '+': 'came', '-': 'went', '~': 'otherwise' } as const satisfies Record<Sign, string>
const classOf = (sign: Sign | undefined, ...names: string[]): string =>
  ` class="${[...names, ...(sign ? [word[sign]] : [])].join(' ')}"`
const text = (x: number, y: number, line: string, attributes: string): string =>
  `<text x="${x}" y="${y}"${attributes}>${escape(line)}</text>`

const drawState = ({ state, x, y, width, height }: PlacedState, marks: Marks): string => {
  const inner = `x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height - 8}" rx="5"`
  const signs = [
    ...state.runs.map(() => undefined),
    ...state.stays.map((stay) => marks.get(placeOf(state.id, state.id, stay))),
  ]
  return [
    `<g${classOf(marks.get(state.id), 'state', state.kind)}>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    ...(state.kind === 'final' ? [`<rect ${inner}/>`] : []),
    text(x + 12, y + 20, state.name, ' class="name"'),
    ...linesOf(state).map((line, index) =>
      text(x + 12, y + headHeight + 8 + index * lineHeight, line, classOf(signs[index], 'line')),
    ),
    '</g>',
  ].join('')
}

const drawArrow = ({ path, label }: PlacedArrow, signs: readonly (Sign | undefined)[]): string => {
  const [first] = signs
  const common = signs.every((sign) => sign === first) ? first : undefined
  return [
    `<g class="arrow"><path d="${path}" marker-end="url(#head)"${classOf(common)}/>`,
    ...(label?.lines ?? []).map((line, index) =>
      text((label?.x ?? 0) + 4, (label?.y ?? 0) + 13 + index * lineHeight, line, classOf(signs[index])),
    ),
    '</g>',
  ].join('')
}

/** A wide chart shrinks to its frame as long as it can be read; then the frame scrolls. */
const smallest = 0.8

const drawChart = async (machine: AnyStateMachine, marks: Marks): Promise<string> => {
  const graph = machineGraph(machine)
  const { width, height, states, dots, arrows } = await layoutChart(graph)
  const signs = new Map(
    graph.arrows.map(({ id, from, to, labels }) => [
      id,
      labels.flatMap((label) => linesOfLabel(label).map(() => marks.get(placeOf(from, to, label)))),
    ]),
  )
  return [
    `<svg viewBox="0 0 ${width} ${height}" style="width: ${width}px; min-width: ${width * smallest}px" role="img" aria-label="Chart of ${escape(machine.id)}">`,
    ...states.map((placed) => drawState(placed, marks)),
    ...dots.map(
      (dot) => `<circle cx="${dot.x + dot.width / 2}" cy="${dot.y + dot.width / 2}" r="${dot.width / 2}"/>`,
    ),
    ...arrows.map((arrow) => drawArrow(arrow, signs.get(arrow.id) ?? [])),
    '</svg>',
  ].join('\n')
}

/** A state's mark is found by its id, which begins with the machine's name; a step's by the place it has. */
const marksIn = ({ name, differences }: ChangedFlow, side: 'before' | 'after'): Marks =>
  new Map(
    differences
      .filter(({ sign }) => sign !== (side === 'before' ? '+' : '-'))
      .flatMap((difference) =>
        difference[side].map((place): [string, Sign] => {
          if (difference.kind === 'transition') return [place, difference.sign]
          return [place === '(root)' ? name : `${name}.${place}`, difference.sign]
        }),
      ),
  )

const figure = async (flow: ChangedFlow, side: 'before' | 'after', caption: string): Promise<string> => {
  const machine = flow[side]
  const chart = machine ? await drawChart(machine, marksIn(flow, side)) : '<p>There is no such flow.</p>'
  return `<figure><figcaption>${escape(caption)}</figcaption><div class="frame" tabindex="0">${chart}</div></figure>`
}

const section = async (flow: ChangedFlow, ref: string): Promise<string> =>
  [
    `<section id="${escape(flow.name)}"><h2>${escape(flow.name)}</h2><ul>`,
    ...flow.differences.map(
      ({ sign, kind, words }) =>
        `<li${classOf(sign)}><b>${sign}</b> ${kind === 'state' ? '<b>state</b> ' : ''}<span>${escape(words)}</span></li>`,
    ),
    `</ul><div class="pair">${await figure(flow, 'before', ref)}${await figure(flow, 'after', 'working tree')}</div></section>`,
  ].join('\n')

const style = `
:root { color-scheme: light dark; --ink: light-dark(#12303f, #e3eef3); --soft: light-dark(#4a6675, #a5bcc8);
  --paper: light-dark(#fff, #0e1b22); --box: light-dark(#f1f6f8, #18303c); --line: light-dark(#9fb6c1, #4f6d7b);
  --came: light-dark(#12662f, #7ddb97); --went: light-dark(#b3261e, #ff9d94); --otherwise: light-dark(#8a4b00, #ffc05c); }
body { margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
ul { padding: 0; list-style: none; font: 14px/1.6 ui-monospace, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
li span { white-space: pre-wrap; }
nav a { display: inline-block; padding: 4px 16px 4px 0; }
a { color: inherit; }
.came { color: var(--came); --mark: var(--came); }
.went { color: var(--went); --mark: var(--went); }
.otherwise { color: var(--otherwise); --mark: var(--otherwise); }
.pair { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); }
figure { margin: 0; min-width: 0; }
figcaption { font-weight: 700; overflow-wrap: anywhere; }
.frame { overflow: auto; max-height: 90vh; border: 1px solid var(--line); border-radius: 8px; padding: 8px; }
svg { display: block; max-width: 100%; height: auto; font: 400 13px/1 ui-monospace, 'DejaVu Sans Mono', monospace; letter-spacing: -0.03em; fill: var(--ink); }
.state rect { fill: var(--box); stroke: var(--line); }
:is(.compound, .parallel) rect, .final rect + rect { fill: none; }
.parallel rect { stroke-dasharray: 6 4; }
.name { font-weight: 700; }
.line, circle { fill: var(--soft); }
#head path { fill: context-stroke; }
.arrow path { fill: none; stroke: var(--soft); }
.state:is(.came, .went, .otherwise) rect:first-child { stroke: var(--mark); stroke-width: 3; }
.state.went rect:first-child { stroke-dasharray: 4 4; }
.state:is(.came, .went, .otherwise) > .name, text:is(.came, .went, .otherwise) { fill: var(--mark); font-weight: 700; }
.state.went > .name, text.went { text-decoration: line-through; }
text.otherwise { text-decoration: underline; }
.arrow path:is(.came, .went, .otherwise) { stroke: var(--mark); stroke-width: 2; }
.arrow path.went { stroke-dasharray: 4 4; }
`

const arrowHead =
  '<svg width="0" height="0" aria-hidden="true"><defs><marker id="head" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="8" refX="8" refY="4" orient="auto"><path d="M0 0 9 4 0 8z"/></marker></defs></svg>'

/** One page, that needs nothing else: of each flow that differs what does, and its chart of then and of now. */
export const drawChanges = async (ref: string, flows: readonly ChangedFlow[]): Promise<string> => {
  const sections: string[] = []
  for (const flow of flows) sections.push(await section(flow, ref))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>Flows since ${escape(ref)}</title><style>${style}</style></head><body>`,
    arrowHead,
    `<h1>Flows since ${escape(ref)}</h1>`,
    '<p><span class="came">+ came</span>, <span class="went">- went</span>, <span class="otherwise">~ is otherwise</span>;',
    'in the charts bold, struck out and underlined.</p>',
    `<nav>${flows.map(({ name }) => `<a href="#${escape(name)}">${escape(name)}</a>`).join('')}</nav>`,
    ...sections,
    '</body></html>',
    '',
  ].join('\n')
}
