/**
 * Whether a story, by Storybook's id, is compared with a picture. A playground runs, so it never looks the same twice;
 * overview pages change with every new flow.
 */
export const hasPicture = (story: string): boolean =>
  !story.endsWith('--playground') && !story.startsWith('start-')

/** Whether a story has a spoken text: the screen of a flow. A playground runs, and the screens describe a chart. */
export const isReadOut = (storyId: string): boolean =>
  storyId.startsWith('flows-') && !/--(chart|playground)$/.test(storyId)
