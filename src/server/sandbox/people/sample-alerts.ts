import type { Language } from '../../../contract/languages.ts'

interface SampleAlert {
  readonly title: string
  readonly details: string
  readonly language: Language
  readonly level: 1 | 2 | 3
  readonly active: boolean
  /** Days from today. */
  readonly from: number
  readonly until: number
}

/** One of each level that shows, in two languages, and one of each reason not to. */
export const sampleAlerts: readonly SampleAlert[] = [
  {
    title: 'Boil water advisory in Maple Heights.',
    details: 'Boil tap water for one minute before you drink it or cook with it.',
    language: 'en',
    level: 3,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Water main work in Riverton.',
    details: 'Pressure may be low on Tuesday from 9 a.m. to 3 p.m. Your water stays safe to drink.',
    language: 'en',
    level: 2,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Our offices are closed on Monday.',
    details: 'You can reach us for emergencies at any time.',
    language: 'en',
    level: 1,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Aviso de hervir el agua en Maple Heights.',
    details: 'Hierva el agua del grifo un minuto antes de beberla o cocinar con ella.',
    language: 'es',
    level: 3,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Obras en la tubería principal en Riverton.',
    details:
      'La presión puede ser baja el martes de 9 a. m. a 3 p. m. Su agua sigue siendo segura para beber.',
    language: 'es',
    level: 2,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Nuestras oficinas cierran el lunes.',
    details: 'Para emergencias puede comunicarse con nosotros a cualquier hora.',
    language: 'es',
    level: 1,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Hydrant flushing in Palmyra.',
    details: 'Not active: never shows.',
    language: 'en',
    level: 2,
    active: false,
    from: -1,
    until: 3650,
  },
  {
    title: 'Water main work on Bank Avenue.',
    details: 'Over since yesterday: never shows.',
    language: 'en',
    level: 3,
    active: true,
    from: -10,
    until: -1,
  },
  {
    title: 'New bill layout.',
    details: 'Starts in ten years: does not show yet.',
    language: 'en',
    level: 1,
    active: true,
    from: 3650,
    until: 7300,
  },
]
