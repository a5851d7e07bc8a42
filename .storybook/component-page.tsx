import { Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { StrictArgTypes } from 'storybook/internal/types'
import * as v from 'valibot'
import { classes } from '../src/portal/components/classes.ts'
import css from '../stories/design-system/component-page.module.css'
import { Rules } from '../stories/design-system/pairs.tsx'
import { Coded, Cover, Ruled } from '../stories/kit/sheet.tsx'

const inDocs = (name: string) =>
  v.object({ docs: v.object({ story: v.object({ [name]: v.literal(true) }) }) })
/** Each story has a row of its own. */
const Wide = v.union([v.object({ layout: v.literal('fullscreen') }), inDocs('wide')])
/** Two stories share a row, and not three. */
const Roomy = inDocs('roomy')

const Described = v.object({ docs: v.object({ description: v.object({ component: v.string() }) }) })

/** What the component is for, what is right and wrong, its states side by side, and its props. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { parameters } = preparedMeta
  const hasComponent = preparedMeta.component !== undefined
  const isWide = !hasComponent || v.is(Wide, parameters)
  const text = v.is(Described, parameters) ? parameters.docs.description.component : ''
  const [purpose = '', ...rules] = text.split(/\s*(?=\*\*Do)/)
  return (
    <Unstyled>
      <Cover title={preparedMeta.title}>
        <p>
          <Coded text={purpose} />
        </p>
      </Cover>
      <div className={css.page}>
        <Rules id={preparedMeta.componentId} rules={rules} />
        <Ruled>{hasComponent ? 'States' : 'Contents'}</Ruled>
        <div className={classes(css.states, isWide && css.wide, v.is(Roomy, parameters) && css.roomy)}>
          <Stories title={<></>} />
        </div>
        {hasComponent && (
          <>
            <Ruled>Props</Ruled>
            <Props argTypes={preparedMeta.argTypes} />
          </>
        )}
      </div>
    </Unstyled>
  )
}

function Props({ argTypes }: { readonly argTypes: StrictArgTypes }) {
  const props = Object.values(argTypes).toSorted(
    (a, b) => Number(b.type?.required ?? false) - Number(a.type?.required ?? false),
  )
  return (
    <ul>
      {props.map(({ name, type, table, description }) => (
        <li key={name} className={css.rule}>
          <p>
            <code>
              <b>{name}</b>
            </code>
            {type?.required && <small> required</small>}
          </p>
          <code>
            {type?.name === 'enum' ? type.value.join(' | ') : table?.type?.summary}
            {table?.defaultValue && ` = ${table.defaultValue.summary}`}
          </code>
          <p>
            <Coded text={description ?? ''} />
          </p>
        </li>
      ))}
    </ul>
  )
}
