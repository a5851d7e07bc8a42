/**
 * Whether a story has a reference picture. A playground has none, because it moves. Overview pages have none, because
 * they change with every new flow.
 */
export const hasPicture = (story: string): boolean =>
  !story.endsWith('--playground') && !story.startsWith('start-')

/**
 * Whether a story has an approved text of what a screen reader says. Only screens of flows have such a text.
 * Playgrounds have none, because they change by themselves. Charts have none, because the texts of the screens
 * already contain the same content.
 */
export const isReadOut = (storyId: string): boolean =>
  storyId.startsWith('flows-') && !/--(chart|playground)$/.test(storyId)
