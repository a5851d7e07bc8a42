import * as v from 'valibot'
import { cdp } from 'vitest/browser'

/** Converts a value of Chromium's DevTools protocol to a text. */
const Said = v.optional(
  v.pipe(
    v.object({ value: v.optional(v.union([v.string(), v.number(), v.boolean()])) }),
    v.transform(({ value }) => (value === undefined ? '' : String(value))),
  ),
  {},
)

const Node = v.object({
  nodeId: v.string(),
  ignored: v.boolean(),
  role: Said,
  name: Said,
  description: Said,
  value: Said,
  properties: v.optional(v.array(v.object({ name: v.string(), value: Said })), []),
  childIds: v.optional(v.array(v.string()), []),
})

/** A node of Chromium's accessibility tree. */
export interface AccessibleNode extends Omit<v.InferOutput<typeof Node>, 'properties' | 'childIds'> {
  readonly properties: Readonly<Record<string, string>>
  readonly children: readonly AccessibleNode[]
}

const Frame = v.object({ id: v.string(), url: v.string() })
const FrameTree = v.object({
  frameTree: v.object({ frame: Frame, childFrames: v.array(v.object({ frame: Frame })) }),
})

/** Returns the id of the frame in which the test runner shows the story. */
const frameOfStory = async (): Promise<string> => {
  const { frameTree } = v.parse(FrameTree, await cdp().send('Page.getFrameTree'))
  const found = frameTree.childFrames.find(({ frame }) => frame.url === location.href.replace(/#.*/, ''))
  if (!found) throw new Error(`No frame of ${location.href}`)
  return found.frame.id
}

/** Returns the accessibility tree of the story that is shown. */
export const accessibilityTree = async (): Promise<AccessibleNode> => {
  const frameId = await frameOfStory()
  const answer: unknown = await cdp().send('Accessibility.getFullAXTree', { frameId })
  const { nodes } = v.parse(v.object({ nodes: v.pipe(v.array(Node), v.minLength(1)) }), answer)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const withChildren = ({ properties, childIds, ...node }: v.InferOutput<typeof Node>): AccessibleNode => ({
    ...node,
    properties: Object.fromEntries(properties.map(({ name, value }) => [name, value])),
    children: childIds.flatMap((id) => {
      const child = byId.get(id)
      return child ? [withChildren(child)] : []
    }),
  })
  const [root] = nodes
  if (!root) throw new Error('Chromium returned an empty accessibility tree')
  return withChildren(root)
}
