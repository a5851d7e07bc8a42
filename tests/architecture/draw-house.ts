import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { layerOf } from './import-table.ts'
import { readHouse, type Arrow } from './read-house.ts'
import { root } from './source-files.ts'

export const drawing = 'stories/house.svg'

/** A journey is one box with its views and ports, and so are the operations. */
const boxOf = (file: string) =>
  layerOf(file)
    ?.name.replace(/ (views|ports|hook)$/, '')
    .replace(/^(server\/operations)\/.*/, '$1')

interface Edge extends Arrow {
  readonly imports: number
}

const edgesOf = (arrows: readonly Arrow[]): Edge[] => {
  const between = arrows.flatMap((arrow) => {
    const [from, to] = [boxOf(arrow.from), boxOf(arrow.to)]
    return from === undefined || to === undefined || from === to ? [] : [{ from, to }]
  })
  return [...Map.groupBy(between, ({ from, to }) => `${from} ${to}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [edge, ...more]]) => (edge ? [{ ...edge, imports: more.length + 1 }] : []))
}

const reaches = (edges: readonly Edge[], from: string, to: string, seen: Set<string>): boolean =>
  edges.some((edge) => {
    if (edge.from !== from || seen.has(edge.to)) return false
    seen.add(edge.to)
    return edge.to === to || reaches(edges, edge.to, to, seen)
  })

/** Whether a longer way leads to the same box. Such arrows are left out: with them the picture is black. */
const isImplied = (edges: readonly Edge[], edge: Edge) =>
  reaches(
    edges.filter((other) => other !== edge),
    edge.from,
    edge.to,
    new Set(),
  )

const height = 30
const labelOf = (box: string) => box.split('/').at(-1) ?? box
const widthOf = (box: string) => Math.max(70, Math.ceil(labelOf(box).length * 7.2) + 22)
const groupOf = (box: string) => (box === 'contract/portal-paths' ? 'contract' : (box.split('/')[0] ?? box))

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeNode': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}

const place = async (edges: readonly Edge[]): Promise<ElkNode> => {
  const boxes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].toSorted()
  const groups = Map.groupBy(boxes, groupOf)
  const children = [...groups].map(([group, members]) => ({
    id: `group ${group}`,
    layoutOptions: { ...options, 'elk.padding': '[top=34,left=14,bottom=14,right=14]' },
    children: members.map((box) => ({ id: box, width: widthOf(box), height })),
  }))
  const strong = edges.filter((edge) => !isImplied(edges, edge))
  return new ELK().layout({
    id: 'house',
    layoutOptions: { ...options, 'elk.padding': '[top=14,left=14,bottom=14,right=14]' },
    children,
    edges: strong.map(({ from, to }) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  })
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const round = (value = 0) => Math.round(value * 10) / 10
/** Pixels, for a number of imports: twice as many do not look twice as loud. */
const thicknessOf = (imports: number) => round(Math.min(7, 0.8 + Math.sqrt(imports) / 1.6))

const drawEdge = (edge: ElkExtendedEdge, imports: number) => {
  const paths = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${round(x)},${round(y)}`).join(' '),
  )
  return paths.map(
    (points) => `<polyline class="arrow" points="${points}" stroke-width="${thicknessOf(imports)}"/>`,
  )
}

const drawBox = ({ id, x = 0, y = 0, width = 0 }: ElkNode) => [
  `<rect class="box" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" rx="5"/>`,
  `<text x="${round(x + width / 2)}" y="${round(y + 19.5)}" text-anchor="middle">${escape(labelOf(id))}</text>`,
]

const drawGroup = ({ x = 0, y = 0, width = 0, height: tall = 0 }: ElkNode) =>
  `<rect class="group" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(tall)}" rx="9"/>`

const drawName = ({ id, x = 0, y = 0 }: ElkNode) =>
  `<text class="name" x="${round(x + 14)}" y="${round(y + 22)}">${escape(id.replace('group ', ''))}</text>`

const caption =
  'Down is to what is imported; the thicker, the more imports. What a longer way implies is left out.'

/** The layers and the imports between them, as SVG. */
export const drawHouse = async (arrows: readonly Arrow[]): Promise<string> => {
  const edges = edgesOf(arrows)
  const placed = await place(edges)
  const imports = new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge.imports]))
  const groups = placed.children ?? []
  const boxes = groups.flatMap(({ children = [] }) => children)
  const [width, tall] = [Math.ceil(placed.width ?? 0), Math.ceil(placed.height ?? 0)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall + 20}" width="${Math.min(1280, width)}">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#12303f}.name{font-weight:600;fill:#41606f;paint-order:stroke;stroke:#eef5f8;stroke-width:6px}.caption{fill:#41606f}.group{fill:#eef5f8;stroke:#c3d5dd}.box{fill:#fff;stroke:#5b7f90}.arrow{fill:none;stroke:#1f6f8b;stroke-opacity:.6}</style>',
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...groups.map(drawGroup),
    ...(placed.edges ?? []).flatMap((edge) => drawEdge(edge, imports.get(edge.id) ?? 1)),
    ...groups.map(drawName),
    ...boxes.flatMap(drawBox),
    `<text class="caption" x="16" y="${tall + 6}">${caption}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(join(root, drawing), await drawHouse(readHouse(root).arrows))
