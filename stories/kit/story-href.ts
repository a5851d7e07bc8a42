/**
 * Returns the URL of a story. A link to this URL needs `target="_top"`, because it has to leave the story's frame.
 */
export const storyHref = (story: string): string => `./?path=/story/${story}`
