import type { ReactNode } from 'react'
import { allLanguages } from '../../src/contract/languages.ts'
import { LevelHead } from '../../src/portal/components/level-head/level-head.tsx'
import { StepIndicator } from '../../src/portal/components/step-indicator/step-indicator.tsx'
import { TextField } from '../../src/portal/components/text-field/text-field.tsx'
import { brands } from '../kit/brands.ts'
import { Cover } from '../kit/sheet.tsx'
import { docsHref, pictureOf, storyHref } from '../kit/story-href.ts'
import { flowGroups } from '../wall/flow-groups.ts'
import { hrefIn } from '../wall/look.ts'
import css from './welcome.module.css'

const journeys = flowGroups.flatMap(({ flows }) => flows).length
const components = Object.keys(import.meta.glob('../../src/portal/components/*/*.module.css')).length

const swatches = ['marker', 'mirror', 'water', 'deep', 'ink']
const screens = ['sign-in--ready', 'eligibility--form', 'paperless--enrolled']
const doors: readonly { title: string; words: string; href: string; shown: ReactNode }[] = [
  {
    title: 'Foundations',
    words: 'Colour, type, space, motion, icons. Copy CSS, or take tokens.json into Figma.',
    href: docsHref('design-system-tokens'),
    shown: swatches.map((role, place) => (
      <i key={role} style={{ height: `${place + 2}rem`, background: `var(--${role})` }} />
    )),
  },
  {
    title: 'Components',
    words: `${components}, each with do and don’t, its states and props, in light and dark.`,
    href: docsHref('design-system-button'),
    shown: (
      <div inert className={css.parts}>
        <TextField id="shown" name="shown" label="Account number" marker={1} />
        <StepIndicator label="Progress" steps={['Bill', 'Login', 'Confirm']} current={2} stepOf="" colon="" />
      </div>
    ),
  },
  {
    title: 'Patterns',
    words: 'What a page says when something failed, and when it is done.',
    href: docsHref('design-system-patterns'),
    shown: <LevelHead kind="ok" />,
  },
  {
    title: 'Journeys',
    words: 'Walk each flow screen by screen, or see all states on the wall.',
    href: storyHref('start-journey-wall--wall'),
    shown: screens.map((name) => <img key={name} src={pictureOf(`flows-${name}`)} alt="" />),
  },
]

const jobs: readonly [words: string, href: string][] = [
  ['see what changed since main', './changes.html'],
  [
    'check a screen in Spanish, dark, 360 px',
    `${hrefIn('flows-eligibility--form', { theme: 'dark', language: 'es' })};viewport.value:phone`,
  ],
  ['see every error and its screens', storyHref('start-errors--index')],
  ['see the mails', storyHref('mails--activation')],
  ['walk a flow and see its events', storyHref('start-playground--flow')],
  ['report or replay a customer’s problem', storyHref('start-replay--empty')],
]

export function Welcome() {
  return (
    <main className={css.page}>
      <Cover title={`${brands.own.names.productName} design system`}>
        <p>Every screen, state, sentence and value of the portal.</p>
        <p>
          {journeys} journeys, {components} components, {allLanguages.length} languages, light and dark.
        </p>
      </Cover>
      <nav aria-label="Parts" className={css.doors}>
        {doors.map(({ title, words, href, shown }) => (
          <a key={title} href={href} target="_top">
            <div className={css.shown}>{shown}</div>
            <b>{title}</b>
            <small>{words}</small>
          </a>
        ))}
      </nav>
      <section aria-labelledby="jobs" className={css.jobs}>
        <h2 id="jobs">I want to…</h2>
        <ul>
          {jobs.map(([words, href]) => (
            <li key={words}>
              <a href={href} target="_top">
                {words}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
