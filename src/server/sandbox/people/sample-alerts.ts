interface SampleAlert {
  readonly title: string
  readonly details: string
  readonly level: 1 | 2 | 3
  readonly active: boolean
  /** Days from today. */
  readonly from: number
  readonly until: number
}

/** One of each level that shows, and one of each reason not to. */
export const sampleAlerts: readonly SampleAlert[] = [
  {
    title: 'Boil water advisory in Maple Heights.',
    details: 'Boil tap water for one minute before you drink it or cook with it.',
    level: 3,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Water main work in Riverton.',
    details: 'Pressure may be low on Tuesday from 9 a.m. to 3 p.m. Your water stays safe to drink.',
    level: 2,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Our offices are closed on Monday.',
    details: 'You can reach us for emergencies at any time.',
    level: 1,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Hydrant flushing in Palmyra.',
    details: 'Not active: never shows.',
    level: 2,
    active: false,
    from: -1,
    until: 3650,
  },
  {
    title: 'Water main work on Bank Avenue.',
    details: 'Over since yesterday: never shows.',
    level: 3,
    active: true,
    from: -10,
    until: -1,
  },
  {
    title: 'New bill layout.',
    details: 'Starts in ten years: does not show yet.',
    level: 1,
    active: true,
    from: 3650,
    until: 7300,
  },
]
