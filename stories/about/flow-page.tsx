import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { AnyStateMachine } from 'xstate'
import { machinesById } from '../../machines/all-machines.ts'
import { graphStates, machineGraph } from '../../machines/machine-chart.ts'
import { slugOf, slugOfMachine } from '../../machines/slugs.ts'
import { boxesOf } from '../../src/inspector/screens.ts'
import { StateChart } from '../../src/inspector/state-chart.tsx'
import type { Box } from '../../src/inspector/wall.ts'
import { classes } from '../../src/portal/components/classes.ts'
import buttonCss from '../../src/portal/styles/button.module.css'
import { Cover, Ruled } from '../kit/sheet.tsx'
import { storyHref } from '../kit/story-href.ts'
import { storyLink } from '../kit/story-links.ts'
import { isProblem, Screens } from '../wall/journey-wall.tsx'
import css from './about.module.css'
import { citedBy, Sections } from './sections.tsx'

const sources = import.meta.glob<string>(
  ['../../machines/*.machine.ts', '../../machines/parts/*.machine.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

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
  const id = String(preparedMeta.parameters['flow'])
  const machine = machinesById.get(id)
  if (!machine) return <p role="alert">No machine is called {id}.</p>
  const slug = slugOfMachine(id)
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
          <Screens slug={slug} boxes={walkOf(machine, preparedMeta.componentId)} />
          <Ruled>Chart</Ruled>
          <StateChart machine={machine} hrefOf={(state) => storyLink(id, state)} />
          <Ruled>In the documents</Ruled>
          <Sections cited={citedBy(slug)} />
        </div>
      </main>
    </Unstyled>
  )
}

/** In the order of the machine, which is the walk. What nobody wishes to reach comes last. */
const walkOf = (machine: AnyStateMachine, file: string) => {
  const order = graphStates(machineGraph(machine).root).map(({ id }) => id)
  const place = ({ state }: Box) =>
    order.indexOf(`${machine.id}.${state.replace(/ and .*/, '').replaceAll(' - ', '.')}`)
  return boxesOf(machine.id)
    .toSorted((a, b) => place(a) - place(b))
    .toSorted((a, b) => Number(isProblem(a.state)) - Number(isProblem(b.state)))
    .map(({ state, stories }) => ({
      state,
      stories: stories.filter((story) => story.startsWith(`${file}--`)),
    }))
}
