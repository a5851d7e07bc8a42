/** The address of a story for links with `target="_top"`, which leave the story's frame. */
export const storyHref = (story: string): string => `./?path=/story/${story}`
