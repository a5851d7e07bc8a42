/**
 * Returns true if a story has a reference picture. Playgrounds have none, because their content moves. Overview pages
 * have none, because they change with every new flow.
 */
export const hasPicture = (story: string): boolean =>
  !story.endsWith('--playground') && !story.startsWith('start-')

/**
 * Returns true if a story has an approved screen-reader text. The stories of screens have one; playgrounds, charts and
 * all other stories have none.
 */
export const isReadOut = (storyId: string): boolean =>
  storyId.startsWith('flows-') && !/--(chart|playground)$/.test(storyId)
