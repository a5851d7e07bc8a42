import { Controls, Description, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import * as v from 'valibot'
import { classes } from '../src/portal/components/classes.ts'
import { Pairs } from '../stories/design-system/pairs.tsx'
import css from '../stories/design-system/component-page.module.css'

const inDocs = (name: string) =>
  v.object({ docs: v.object({ story: v.object({ [name]: v.literal(true) }) }) })
/** Each story has a row of its own. */
const Wide = v.union([v.object({ layout: v.literal('fullscreen') }), inDocs('wide')])
/** Two stories share a row, and not three. */
const Roomy = inDocs('roomy')

/** What the component is for, what is right and wrong, its states side by side, and its props. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { parameters } = preparedMeta
  const hasComponent = preparedMeta.component !== undefined
  const isWide = !hasComponent || v.is(Wide, parameters)
  return (
    <div className={css.page}>
      <Title />
      <Description />
      <Unstyled>
        <Pairs id={preparedMeta.componentId} />
      </Unstyled>
      <div className={classes(css.states, isWide && css.wide, v.is(Roomy, parameters) && css.roomy)}>
        <Stories title={hasComponent ? 'States' : 'Contents'} />
      </div>
      <Controls />
    </div>
  )
}
