/** Returns the address of a story. A link to it needs `target="_top"`, because it has to leave the story's frame. */
export const storyHref = (story: string): string => `./?path=/story/${story}`
