import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { machinesById } from '../../machines/all-machines.ts'
import { graphStates, machineGraph } from '../../machines/machine-chart.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { wall } from '../../src/inspector/screens.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import { storyName, type Box } from '../../src/inspector/wall.ts'
import buttonCss from '../../src/portal/styles/button.module.css'
import { pictureOf, storyHref } from '../kit/story-href.ts'
import { storyLink } from '../kit/story-links.ts'
import css from './about.module.css'
import { said } from './errors.tsx'
import { citedBy, Sections } from './sections.tsx'

export function FlowPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const id = String(preparedMeta.parameters['flow'])
  const machine = machinesById.get(id)
  if (!machine) return <p role="alert">No machine is called {id}.</p>
  const slug = slugOfMachine(id)
  return (
    <Unstyled>
      <main className={css.page}>
        <h1>{preparedMeta.title.split('/').at(-1)}</h1>
        {preparedMeta.parameters['Live'] !== undefined && (
          <a
            className={buttonCss.button}
            href={`${storyHref('start-playground--flow')}&args=flow:${id}`}
            target="_top"
          >
            Run this flow
          </a>
        )}
        <h2>Screens</h2>
        <ol className={css.screens}>
          {boxesOf(machine, preparedMeta.componentId).map(({ state, stories }) => (
            <li key={state}>
              <h3>{state}</h3>
              <ul>
                {stories.map((story) => (
                  <Screen
                    key={story}
                    story={story}
                    isDialog={/^\s*"?(?:alert)?dialog,/.test(said.get(`${slug}: ${storyName(story)}`) ?? '')}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <h2>Chart</h2>
        <StateChart machine={machine} hrefOf={(state) => storyLink(id, state)} />
        <h2>In the documents</h2>
        <Sections cited={citedBy(slug)} />
      </main>
    </Unstyled>
  )
}

const problem = /failed|notFound|couldNot|nothingStored|expired|lapsed|refused|unavailable/i

/** In the order of the machine, which is the walk. What nobody wishes to reach comes last. */
const boxesOf = (machine: AnyStateMachine, file: string) => {
  const order = graphStates(machineGraph(machine).root).map(({ id }) => id)
  const place = ({ state }: Box) =>
    order.indexOf(`${machine.id}.${state.replace(/ and .*/, '').replaceAll(' - ', '.')}`)
  return wall
    .filter(({ id }) => id === machine.id)
    .flatMap(({ boxes }) => boxes)
    .toSorted((a, b) => place(a) - place(b))
    .toSorted((a, b) => Number(problem.test(a.state)) - Number(problem.test(b.state)))
    .map(({ state, stories }) => ({
      state,
      stories: stories.filter((story) => story.startsWith(`${file}--`)),
    }))
    .filter(({ stories }) => stories.length > 0)
}

/** A story that looks like another one has no picture. */
function Screen({ story, isDialog }: { readonly story: string; readonly isDialog: boolean }) {
  const [hasPicture, setHasPicture] = useState(true)
  if (!hasPicture) return null
  return (
    <li>
      <a href={storyHref(story)} target="_top">
        <img
          src={pictureOf(story)}
          alt=""
          data-dialog={isDialog || undefined}
          onError={() => setHasPicture(false)}
        />
        {storyName(story)}
      </a>
    </li>
  )
}
