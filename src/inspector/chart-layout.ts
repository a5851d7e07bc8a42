import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { graphStates } from '../../machines/machine-chart.ts'
import type { GraphArrow, GraphState, MachineGraph } from '../../machines/machine-chart.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface PlacedState extends Box {
  readonly state: GraphState
}
export interface PlacedArrow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly path: string
  /** `null` for the arrow from the dot that marks the initial state. */
  readonly label: (Box & { readonly lines: readonly string[] }) | null
}
export interface ChartLayout {
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly dots: readonly Box[]
  readonly arrows: readonly PlacedArrow[]
}

export const lineHeight = 17
export const headHeight = 30
const characterWidth = 7.5
const dot = '::start'

const textWidth = (text: string): number => Math.ceil(text.length * characterWidth)
export const linesOf = (state: GraphState): string[] => [
  ...state.runs.map((run) => `runs ${run}`),
  ...state.stays.map((stay) => `stays: ${stay}`),
  ...state.leads.map((exit) => `→ ${exit}`),
]

// ELK applies only a few options to nested states, so each level gets all of them.
const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Follows the transitions depth-first from the initial state, so that later states are lower.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeNode': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
}

const elkState = (state: GraphState): ElkNode => {
  const lines = linesOf(state)
  const head = headHeight + lines.length * lineHeight
  if (state.states.length === 0)
    return {
      id: state.id,
      width: Math.max(72, ...[state.name, ...lines].map((line) => textWidth(line) + 24)),
      height: head + (lines.length > 0 ? 6 : 4),
    }
  const start: ElkNode[] = state.initial === null ? [] : [{ id: `${state.id}${dot}`, width: 10, height: 10 }]
  return {
    id: state.id,
    children: [...start, ...state.states.map(elkState)],
    layoutOptions: { ...layered, 'elk.padding': `[top=${head + 14},left=18,bottom=18,right=18]` },
  }
}

const initialArrows = (state: GraphState): ElkExtendedEdge[] => [
  ...(state.initial === null
    ? []
    : [{ id: `${state.id}${dot}→`, sources: [`${state.id}${dot}`], targets: [state.initial] }]),
  ...state.states.flatMap(initialArrows),
]

/** The guard goes below its event, so that the label is narrow where many arrows are next to each other. */
const linesOfLabel = (label: string): string[] => label.replace(' [', '\n[').split('\n')

const elkArrow = (arrow: GraphArrow): ElkExtendedEdge => {
  const lines = arrow.labels.flatMap(linesOfLabel)
  return {
    id: arrow.id,
    sources: [arrow.from],
    targets: [arrow.to],
    labels: [
      {
        text: lines.join('\n'),
        width: Math.max(...lines.map(textWidth)) + 8,
        height: lines.length * lineHeight,
      },
    ],
  }
}

const box = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

const pathOf = (edge: ElkExtendedEdge): string =>
  (edge.sections ?? [])
    .map(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint]
        .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
        .join(''),
    )
    .join('')

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)]

export const layoutChart = async (graph: MachineGraph): Promise<ChartLayout> => {
  const placed: ElkNode = await new ELK().layout({
    id: '$',
    layoutOptions: layered,
    children: [elkState(graph.root)],
    edges: [...initialArrows(graph.root), ...graph.arrows.map(elkArrow)],
  })
  const states = new Map(graphStates(graph.root).map((state) => [state.id, state]))
  const nodes = flatten(placed)
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: nodes.flatMap((node) => {
      const state = states.get(node.id)
      return state ? [{ ...box(node), state }] : []
    }),
    dots: nodes.filter((node) => node.id.endsWith(dot)).map(box),
    arrows: nodes
      .flatMap((node) => node.edges ?? [])
      .map((edge) => {
        const label = edge.labels?.[0]
        return {
          id: edge.id,
          from: edge.sources[0] ?? '',
          to: edge.targets[0] ?? '',
          path: pathOf(edge),
          label: label?.text ? { ...box(label), lines: label.text.split('\n') } : null,
        }
      }),
  }
}
