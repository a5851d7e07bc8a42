/** Address of a story, for links with `target="_top"`: from the frame a story stands in to Storybook's own page. */
export const storyHref = (story: string): string => `./?path=/story/${story}`
