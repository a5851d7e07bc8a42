/** Returns the address of a story. Links need `target="_top"`, because they leave the story's frame. */
export const storyHref = (story: string): string => `./?path=/story/${story}`
