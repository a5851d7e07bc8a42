/**
 * Returns the URL of a story. A link to this URL needs `target="_top"`, because it has to leave the story's frame.
 */
export const storyHref = (story: string): string => `./?path=/story/${story}`

/**
 * Returns the settings of Storybook's toolbar in the form that a story's URL contains, for example
 * `language:es;theme:dark;viewport.value:phone`.
 */
export const settingsInUrl = ({ language, theme, viewport }: Readonly<Record<string, unknown>>): string => {
  const width =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null
  return Object.entries({ language, theme, 'viewport.value': width })
    .flatMap(([name, value]) => (typeof value === 'string' ? `${name}:${value}` : []))
    .join(';')
}
