import type { Language } from '../../contract/languages.ts'

interface SampleAlert {
  readonly title: string
  readonly details: string
  readonly language: Language
  readonly level: 1 | 2 | 3
  readonly active: boolean
  /** Days after today; negative in the past. */
  readonly from: number
  readonly until: number
}

/** In each language one alert of each level, and one for each reason why the portal hides an alert. */
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
      'La presión puede ser baja el martes de 9 a. m. a 3 p. m. Su agua sigue siendo segura para beber.',
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
    title: 'Avis d’ébullition de l’eau à Maple Heights.',
    details: 'Faites bouillir l’eau du robinet une minute avant de la boire ou de cuisiner avec.',
    language: 'fr',
    level: 3,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Travaux sur une conduite d’eau à Riverton.',
    details: 'La pression peut être faible mardi de 9 h à 15 h. Votre eau reste potable.',
    language: 'fr',
    level: 2,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Nos bureaux sont fermés lundi.',
    details: 'Pour les urgences, vous pouvez nous joindre à tout moment.',
    language: 'fr',
    level: 1,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Maple Heights 煮沸饮水通知。',
    details: '饮用或烹饪前，请将自来水煮沸一分钟。',
    language: 'zh',
    level: 3,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: 'Riverton 供水主管施工。',
    details: '星期二上午 9 时至下午 3 时水压可能偏低。水质安全，可以饮用。',
    language: 'zh',
    level: 2,
    active: true,
    from: -1,
    until: 3650,
  },
  {
    title: '我们的办公室星期一休息。',
    details: '如遇紧急情况，您可以随时联系我们。',
    language: 'zh',
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
