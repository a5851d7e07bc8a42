/** Joins the class names that apply: `classes(css.button, wide && css.wide)`. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
