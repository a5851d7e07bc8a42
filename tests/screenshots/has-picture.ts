/**
 * Whether a story has a reference picture. A playground moves, so it has no stable picture. Overview pages change
 * with every new flow.
 */
export const hasPicture = (story: string): boolean =>
  !story.endsWith('--playground') && !story.startsWith('start-')

/**
 * Whether a story has an approved text of what a screen reader says. Only screens of flows have such a text. A
 * playground changes by itself, and the content of a chart is described by the screens.
 */
export const isReadOut = (storyId: string): boolean =>
  storyId.startsWith('flows-') && !/--(chart|playground)$/.test(storyId)
