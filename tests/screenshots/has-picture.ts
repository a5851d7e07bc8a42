/**
 * Whether a story, by Storybook's id, is compared with a picture. A playground runs, so that it never looks the same
 * twice; the pages to start from are made of everything, and each flow that is added makes them other ones.
 */
export const hasPicture = (story: string): boolean =>
  !story.endsWith('--playground') && !story.startsWith('start-')

/** Whether a story is read out: a flow's screen, in words. A playground runs, and a chart is described by its screens. */
export const isReadOut = (storyId: string): boolean =>
  storyId.startsWith('flows-') && !/--(chart|playground)$/.test(storyId)
