/**
 * Whether a story is compared with a picture, by its id in Storybook. A playground moves, so there is no stable
 * picture of it; overview pages change with every new flow.
 */
export const hasPicture = (story: string): boolean =>
  !story.endsWith('--playground') && !story.startsWith('start-')

/**
 * Whether a story has an approved spoken text, which only screens of flows have. A playground changes by itself, and
 * the screens describe the content of a chart.
 */
export const isReadOut = (storyId: string): boolean =>
  storyId.startsWith('flows-') && !/--(chart|playground)$/.test(storyId)
