import { sql } from 'kysely'
import * as v from 'valibot'
import { allLanguages } from '../../contract/languages.ts'
import { filled, text } from '../../contract/fields.ts'
import { now } from '../database/database.ts'
import { time } from './fields.ts'
import { Refusal, verb } from './verb.ts'

const inLanguages = (max: number) => v.record(v.picklist(allLanguages), text(max))

/** The end of an alert without an end. PostgreSQL's `infinity` is no date in JavaScript. */
const openEnd = '9999-12-31T00:00:00Z'
const at = (written: string) => sql<Date>`${written}::timestamptz`

const levels = { low: 1, medium: 2, high: 3 } as const

const postAlert = verb(
  'alert-post',
  'Shows an alert on the landing page, from now or from a later time; in a language that is not given, the first one.',
  {
    level: v.picklist(['low', 'medium', 'high']),
    title: inLanguages(200),
    details: inLanguages(4000),
    from: v.optional(time),
    until: v.optional(time),
  },
  {
    level: 'high',
    title: { en: 'Boil your water', es: 'Hierva el agua' },
    details: { en: 'Until further notice, in Riverton.', es: 'Hasta nuevo aviso, en Riverton.' },
    until: '2026-12-04T18:00:00Z',
  },
  async ({ level, title, details, from, until = openEnd }, { db }) => {
    const written = allLanguages.filter((language) => title[language] || details[language])
    if (written.length === 0 || !written.every((language) => title[language] && details[language]))
      throw new Refusal('Give a title and details in each language of the alert, at least in one.')
    const [first = 'en'] = written
    // Where another alert is told in a page's language, the page hides alerts in other languages.
    const told = written.length === 1 ? [null] : allLanguages
    const rows = await db
      .insertInto('alert')
      .values(
        told.map((language) => ({
          language,
          title: title[language ?? first] ?? title[first] ?? '',
          details: details[language ?? first] ?? details[first] ?? '',
          level: levels[level],
          active: true,
          startTime: from === undefined ? now : at(from),
          endTime: at(until),
        })),
      )
      .returning(['id', sql<boolean>`end_time <= greatest(start_time, now())`.as('isOver')])
      .execute()
    if (rows.some(({ isOver }) => isOver))
      throw new Refusal('The alert would end before it begins, or before now.')
    const ids = rows.map(({ id }) => id)
    return { done: `The alert is posted in ${written.join(', ')}.`, whom: ids, data: { ids } }
  },
)

const listAlerts = verb(
  'alert-list',
  'Lists the alerts that are shown now or later.',
  {},
  {},
  async (_, { db }) => {
    const alerts = await db
      .selectFrom('alert')
      .select(['id', 'level', 'language', 'title', 'startTime as from', 'endTime as until'])
      .where('active', '=', true)
      .where('endTime', '>', now)
      .orderBy('startTime')
      .orderBy('id')
      .execute()
    return { done: `${alerts.length} alerts.`, whom: [], data: { alerts } }
  },
)

const endAlert = verb(
  'alert-end',
  'Ends alerts at once. Name every id that alert-post printed.',
  { id: v.pipe(v.array(filled(20)), v.minLength(1)) },
  { id: ['12', '13'] },
  async ({ id }, { db }) => {
    const ids = id.filter((one) => /^\d{1,18}$/.test(one))
    const ended = await db
      .updateTable('alert')
      .set({ active: false })
      .where('id', 'in', ids.length > 0 ? ids : ['0'])
      .where('active', '=', true)
      .returning('id')
      .execute()
    if (ended.length < id.length) throw new Refusal('One of the ids is not that of an alert that is shown.')
    return { done: `${ended.length} alerts ended.`, whom: ended.map((row) => row.id) }
  },
)

export const alertVerbs = [postAlert, listAlerts, endAlert]
