import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { machinesById } from '../../machines/all-machines.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { wall } from '../../src/inspector/screens.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import { storyName } from '../../src/inspector/wall.ts'
import { pictureOf, storyHref } from '../kit/story-href.ts'
import { storyLink } from '../kit/story-links.ts'
import css from './about.module.css'
import { citedBy, Sections } from './sections.tsx'

export function FlowPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const id = String(preparedMeta.parameters['flow'])
  const machine = machinesById.get(id)
  if (!machine) return <p role="alert">No machine is called {id}.</p>
  return (
    <Unstyled>
      <main className={css.page}>
        <h1>{preparedMeta.title.split('/').at(-1)}</h1>
        {preparedMeta.parameters['Live'] !== undefined && (
          <a
            className={css.run}
            href={`${storyHref('start-playground--flow')}&args=flow:${id}`}
            target="_top"
          >
            Run this flow
          </a>
        )}
        <h2>Screens</h2>
        <ol className={css.screens}>
          {boxesOf(id, preparedMeta.componentId).map(({ state, stories }) => (
            <li key={state}>
              <h3>{state}</h3>
              <ul>
                {stories.map((story) => (
                  <Screen key={story} story={story} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <h2>Chart</h2>
        <StateChart machine={machine} hrefOf={(state) => storyLink(id, state)} />
        <h2>In the documents</h2>
        <Sections cited={citedBy(slugOfMachine(id))} />
      </main>
    </Unstyled>
  )
}

/** The states in the order of the walk, each with the stories of this file that show it. */
const boxesOf = (flow: string, file: string) =>
  wall
    .filter(({ id }) => id === flow)
    .flatMap(({ boxes }) => boxes)
    .map(({ state, stories }) => ({
      state,
      stories: stories.filter((story) => story.startsWith(`${file}--`)),
    }))
    .filter(({ stories }) => stories.length > 0)

/** A story that looks like another one has no picture. */
function Screen({ story }: { readonly story: string }) {
  const [hasPicture, setHasPicture] = useState(true)
  if (!hasPicture) return null
  return (
    <li>
      <a href={storyHref(story)} target="_top">
        <img src={pictureOf(story)} alt="" onError={() => setHasPicture(false)} />
        {storyName(story)}
      </a>
    </li>
  )
}
