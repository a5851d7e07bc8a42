import { channelsOf, type Palette, type Role } from './brand.ts'

/** Pairs of a background colour and the colours that the styles use on this background. */
type Pairs = readonly (readonly [ground: Role, on: readonly Role[]])[]

/** The text colours that the styles use on each background. */
export const texts: Pairs = [
  ['paper', ['ink', 'ink-2', 'deep', 'deep-2', 'bad']],
  ['surface', ['ink', 'ink-2', 'deep', 'deep-2', 'bad', 'warn', 'good']],
  ['shallow', ['ink', 'ink-2', 'deep', 'deep-2']],
  ['idle', ['ink-2']],
  ['deep', ['on-deep']],
  ['deep-2', ['on-deep']],
  ['marker', ['on-marker']],
  ['bad-bg', ['ink', 'bad', 'deep']],
  ['bad', ['on-bad']],
  ['warn-bg', ['ink', 'deep']],
  ['good-bg', ['ink', 'deep']],
  ['bed', ['on-bed']],
]

/** The colours of borders and icons on each background. */
export const shapes: Pairs = [
  ['paper', ['edge']],
  ['surface', ['edge']],
  ['shallow', ['edge']],
  ['warn-bg', ['warn']],
  ['good-bg', ['good']],
]

/**
 * The backgrounds on which a focus indicator can appear. An indicator has an outer line in the colour `ring` and an
 * inner line in the colour `marker`. At least one of the two lines must have enough contrast to the background.
 */
const focused: readonly Role[] = ['paper', 'surface', 'shallow', 'bad-bg', 'warn-bg', 'good-bg', 'bed']

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colours as a number from 1 to 21 (WCAG 2.2). The colours have the form `#0a5266`. */
export const contrastOf = (foreground: string, background: string): number => {
  const [darker = 0, lighter = 0] = [luminance(foreground), luminance(background)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

// Rounds the contrast ratio down. A contrast of 4.499 is below the limit 4.5, so a message must not show it as 4.50.
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** Returns one line for each pair of colours whose contrast is too low for WCAG 2.2 AA. */
export const contrastProblems = (palette: Palette): string[] => {
  const problems = (pairs: Pairs, least: number) =>
    pairs.flatMap(([ground, on]) =>
      on.flatMap((role) => {
        const ratio = contrastOf(palette[role], palette[ground])
        return ratio < least ? [`${role} on ${ground} has a contrast of ${shown(ratio)}, below ${least}`] : []
      }),
    )
  const unseen = focused.flatMap((ground) => {
    const ratio = Math.max(
      ...(['ring', 'marker'] as const).map((role) => contrastOf(palette[role], palette[ground])),
    )
    return ratio < 3
      ? [`the focus (ring, marker) on ${ground} has a contrast of ${shown(ratio)}, below 3`]
      : []
  })
  return [...problems(texts, 4.5), ...problems(shapes, 3), ...unseen]
}
