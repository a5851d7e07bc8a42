import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { machinesById } from '../../machines/all-machines.ts'
import { graphStates, machineGraph } from '../../machines/machine-chart.ts'
import { slugOf, slugOfMachine } from '../../machines/slugs.ts'
import { wall } from '../../src/inspector/screens.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import { storyName, type Box } from '../../src/inspector/wall.ts'
import { classes } from '../../src/portal/components/classes.ts'
import buttonCss from '../../src/portal/styles/button.module.css'
import { Cover, Ruled } from '../kit/sheet.tsx'
import { pictureOf, storyHref } from '../kit/story-href.ts'
import { storyLink } from '../kit/story-links.ts'
import css from './about.module.css'
import { said } from './errors.tsx'
import { citedBy, Sections } from './sections.tsx'

const sources = import.meta.glob<string>('../../machines/**/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** From the comment at the top of the machine's file, without its citations, which the page lists below. */
const purposeOf = (slug: string): string => {
  const [, source = ''] = Object.entries(sources).find(([file]) => slugOf(file) === slug) ?? []
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? []
  return comment
    .replaceAll(/\s+\* /g, ' ')
    .replaceAll(/(?:; )?document \d, §[\d.]+(?:(?:, | and )§[\d.]+)*(?:; )?/g, '')
    .replaceAll(' ()', '')
}

export function FlowPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [missing, setMissing] = useState<readonly string[]>([])
  const id = String(preparedMeta.parameters['flow'])
  const machine = machinesById.get(id)
  if (!machine) return <p role="alert">No machine is called {id}.</p>
  const slug = slugOfMachine(id)
  const boxes = boxesOf(machine, preparedMeta.componentId, missing)
  const screens = boxes.flatMap(({ state, stories }, depth) =>
    stories.map((story, index) => ({ state, story, depth, isFirst: index === 0 })),
  )
  return (
    <Unstyled>
      <main>
        <Cover title={preparedMeta.title}>
          <p>{purposeOf(slug)}</p>
          {preparedMeta.parameters['Live'] !== undefined && (
            <a
              className={classes(buttonCss.button, buttonCss.second)}
              href={`${storyHref('start-playground--flow')}&args=flow:${id}`}
              target="_top"
            >
              Run this flow
            </a>
          )}
        </Cover>
        <div className={css.sheet}>
          <Ruled>Screens</Ruled>
          <ol className={css.screens}>
            {screens.map(({ state, story, depth, isFirst }) => (
              <li key={story} data-problem={problem.test(state) || undefined}>
                <i style={problem.test(state) ? undefined : { opacity: (depth + 1) / boxes.length }} />
                {isFirst && <h3>{state.replaceAll(/\w+ - /g, '')}</h3>}
                <a href={storyHref(story)} target="_top">
                  <img
                    src={pictureOf(story)}
                    alt={storyName(story)}
                    data-dialog={
                      /^\s*"?(?:alert)?dialog,/.test(said.get(`${slug}: ${storyName(story)}`) ?? '') ||
                      undefined
                    }
                    onError={() => setMissing((found) => [...found, story])}
                  />
                  <span aria-hidden>{captionOf(state, story)}</span>
                </a>
              </li>
            ))}
          </ol>
          <Ruled>Chart</Ruled>
          <StateChart machine={machine} hrefOf={(state) => storyLink(id, state)} />
          <Ruled>In the documents</Ruled>
          <Sections cited={citedBy(slug)} />
        </div>
      </main>
    </Unstyled>
  )
}

/** What the name of the story says beyond the name of its state. */
const captionOf = (state: string, story: string): string => {
  const words = state.replaceAll(/[A-Z]/g, ' $&').toLowerCase().split(/[ -]+/)
  const caption = storyName(story).split(' ')
  const own = caption.findIndex((word) => !words.includes(word))
  return own === -1 ? '' : caption.slice(own).join(' ')
}

const problem = /failed|notFound|couldNot|nothingStored|expired|lapsed|refused|unavailable/i

/**
 * In the order of the machine, which is the walk. What nobody wishes to reach comes last. A story that looks like
 * another one has no picture.
 */
const boxesOf = (machine: AnyStateMachine, file: string, missing: readonly string[]) => {
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
      stories: stories.filter((story) => story.startsWith(`${file}--`) && !missing.includes(story)),
    }))
    .filter(({ stories }) => stories.length > 0)
}
