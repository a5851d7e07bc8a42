import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { machinesById } from '../../machines/all-machines.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { wall } from '../../src/inspector/screens.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import { storyName } from '../../src/inspector/wall.ts'
import { library } from '../find/library.ts'
import { storyHref } from '../kit/story-href.ts'
import { storyLink } from '../kit/story-links.ts'
import { pictureOf } from '../wall/picture-of.ts'
import { citedBy } from './cited.ts'
import css from './about.module.css'
import { Sections } from './sections.tsx'
import { SpokenJourneys } from './spoken-journeys.tsx'
import { TextList } from './text-list.tsx'

function States({ machine }: { readonly machine: string }) {
  const boxes = wall.find(({ id }) => id === machine)?.boxes ?? []
  return (
    <ul>
      {boxes.map(({ state, stories }) => (
        <li key={state}>
          <h3>{state}</h3>
          <ul className={css.pictures}>
            {stories.map((story) => (
              <li key={story}>
                <a href={storyHref(story)} target="_top">
                  <img src={pictureOf(story)} alt="" loading="lazy" width={90} />
                  {storyName(story)}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The documentation page of a flow: its purpose, chart, states, sections of the documents, and texts. */
export function FlowPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const id = String(preparedMeta.parameters['flow'])
  const machine = machinesById.get(id)
  if (!machine) return <p role="alert">No machine is called {id}.</p>
  const slug = slugOfMachine(id)
  const texts = library.sentences.filter(
    ({ place, language }) => language === 'en' && place.startsWith(`${slug}.`),
  )
  return (
    <Unstyled>
      <main className={css.page}>
        <h1>{preparedMeta.title.split('/').at(-1)}</h1>
        <p className={css.purpose}>{library.purposes[slug]}</p>
        <h2>Chart</h2>
        <StateChart machine={machine} isFitted hrefOf={(state) => storyLink(id, state)} />
        <h2>States</h2>
        <States machine={id} />
        <h2>With a screen reader</h2>
        <SpokenJourneys slug={slug} />
        <h2>In the documents</h2>
        <Sections cited={citedBy(slug)} />
        <h2>Texts</h2>
        <TextList texts={texts} />
      </main>
    </Unstyled>
  )
}
