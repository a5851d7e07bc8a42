import { allLanguages, type Language } from '../../contract/languages.ts'

type Texts = readonly [title: string, details: string]

/** Of the levels 3, 2 and 1. */
const shown: Readonly<Record<Language, readonly Texts[]>> = {
  en: [
    [
      'Boil water advisory in Maple Heights.',
      'Boil tap water for one minute before you drink it or cook with it.',
    ],
    [
      'Water main work in Riverton.',
      'Pressure may be low on Tuesday from 9 a.m. to 3 p.m. Your water stays safe to drink.',
    ],
    ['Our offices are closed on Monday.', 'You can reach us for emergencies at any time.'],
  ],
  es: [
    [
      'Aviso de hervir el agua en Maple Heights.',
      'Hierva el agua del grifo un minuto antes de beberla o cocinar con ella.',
    ],
    [
      'Obras en la tubería principal en Riverton.',
      'La presión puede ser baja el martes de 9 a. m. a 3 p. m. Su agua sigue siendo segura para beber.',
    ],
    [
      'Nuestras oficinas cierran el lunes.',
      'Para emergencias puede comunicarse con nosotros a cualquier hora.',
    ],
  ],
  fr: [
    [
      'Avis d’ébullition de l’eau à Maple Heights.',
      'Faites bouillir l’eau du robinet une minute avant de la boire ou de cuisiner avec.',
    ],
    [
      'Travaux sur une conduite d’eau à Riverton.',
      'La pression peut être faible mardi de 9 h à 15 h. Votre eau reste potable.',
    ],
    ['Nos bureaux sont fermés lundi.', 'Pour les urgences, vous pouvez nous joindre à tout moment.'],
  ],
  zh: [
    ['Maple Heights 煮沸饮水通知。', '饮用或烹饪前，请将自来水煮沸一分钟。'],
    ['Riverton 供水主管施工。', '星期二上午 9 时至下午 3 时水压可能偏低。水质安全，可以饮用。'],
    ['我们的办公室星期一休息。', '如遇紧急情况，您可以随时联系我们。'],
  ],
}

/** `from` and `until` are days after today, negative in the past. */
const usual = { language: 'en', active: true, from: -1, until: 3650 }

/** In each language one alert of each level, and one for each reason why the portal hides an alert. */
export const sampleAlerts = [
  ...allLanguages.flatMap((language) =>
    shown[language].map(([title, details], index) => ({
      ...usual,
      title,
      details,
      language,
      level: 3 - index,
    })),
  ),
  {
    ...usual,
    title: 'Hydrant flushing in Palmyra.',
    details: 'Not active: never shows.',
    level: 2,
    active: false,
  },
  {
    ...usual,
    title: 'Water main work on Bank Avenue.',
    details: 'Over since yesterday: never shows.',
    level: 3,
    from: -10,
    until: -1,
  },
  {
    ...usual,
    title: 'New bill layout.',
    details: 'Starts in ten years: does not show yet.',
    level: 1,
    from: 3650,
    until: 7300,
  },
]
