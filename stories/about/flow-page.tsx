import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { machinesById } from '../../machines/all-machines.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { wall } from '../../src/inspector/screens.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import { pictureOf, storyHref } from '../kit/story-href.ts'
import { storyLink } from '../kit/story-links.ts'
import css from './about.module.css'
import { citedBy, Sections } from './sections.tsx'

/** In the order of the walk: the stories of a file come in the order of the alphabet. */
const inOrder = <Story extends { readonly id: string }>(flow: string, stories: readonly Story[]) => {
  const walk = wall
    .filter(({ id }) => id === flow)
    .flatMap(({ boxes }) => boxes.flatMap((box) => box.stories))
  const place = ({ id }: Story) => (walk.includes(id) ? walk.indexOf(id) : walk.length)
  return stories.toSorted((one, other) => place(one) - place(other))
}

export function FlowPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
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
        <ul className={css.screens}>
          {inOrder(id, Object.values(csfFile.stories)).map(({ id: story, name }) => (
            <Screen key={story} story={story} name={name} />
          ))}
        </ul>
        <h2>Chart</h2>
        <StateChart machine={machine} hrefOf={(state) => storyLink(id, state)} />
        <h2>In the documents</h2>
        <Sections cited={citedBy(slugOfMachine(id))} />
      </main>
    </Unstyled>
  )
}

/** A story that looks like another one has no picture. */
function Screen({ story, name }: { readonly story: string; readonly name: string }) {
  const [hasPicture, setHasPicture] = useState(true)
  if (!hasPicture) return null
  return (
    <li>
      <a href={storyHref(story)} target="_top">
        <img src={pictureOf(story)} alt="" onError={() => setHasPicture(false)} />
        {name}
      </a>
    </li>
  )
}
