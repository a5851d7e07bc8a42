const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const shapes = {
  alert: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1',
  stop: 'M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2zM12 7.5v5.5M12 16.3v.1',
  info: `${circle(12, 12, 9.2)}M12 11v5.5M12 7.6v.1`,
  clock: `${circle(12, 12, 9.2)}M12 6.5V12l3.5 2.5`,
  check: 'm4.5 12.8 5 5L19.5 7',
  cross: 'm6 6 12 12M18 6 6 18',
  chevron: 'm6 9.5 6 6 6-6',
  arrow: 'M4.5 12h15m-6.5-6.5 6.5 6.5-6.5 6.5',
  out: 'M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8.5 8.5',
  zoom: `${circle(10.5, 10.5, 6.5)}M15.5 15.5l5 5M10.5 8v5M8 10.5h5`,
  lock: 'M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5zM8 10.5V7.2a4 4 0 0 1 8 0v3.3M12 14.5v2',
  mail: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7l8.5 6.5L20.5 7',
  phone: 'M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10.5 18.5h3',
  pin: `M12 21.5s7-6.2 7-11.7A7 7 0 0 0 5 9.8c0 5.5 7 11.7 7 11.7z${circle(12, 9.8, 2.5)}`,
  key: `${circle(8, 15.5, 4.5)}M11.2 12.3l8.3-8.3M16 7.5l3 3`,
  bill: 'M5.5 2.5h13v19l-3.2-2-3.3 2-3.3-2-3.2 2zM9 7.5h6M9 11h6M9 14.5h3.5',
} as const

export type IconName = keyof typeof shapes

/**
 * A line icon of 24 px in the colour of its text. The icon is only decoration, because the text next to it has the same
 * meaning.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
