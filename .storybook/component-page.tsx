import { Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { StrictArgTypes } from 'storybook/internal/types'
import * as v from 'valibot'
import { classes } from '../src/portal/components/classes.ts'
import css from '../stories/design-system/component-page.module.css'
import { Rules } from '../stories/design-system/pairs.tsx'
import { Coded, Cover, Ruled } from '../stories/kit/sheet.tsx'

const Parameters = v.object({
  layout: v.optional(v.unknown()),
  docs: v.object({
    description: v.object({ component: v.string() }),
    /** In a wide page, each story has a row of its own; in a roomy one, two share a row, and not three. */
    story: v.object({ wide: v.optional(v.boolean()), roomy: v.optional(v.boolean()) }),
  }),
})

/** What the component is for, what is right and wrong, its states side by side, and its props. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { layout, docs } = v.parse(Parameters, preparedMeta.parameters)
  const hasComponent = preparedMeta.component !== undefined
  const isWide = !hasComponent || layout === 'fullscreen' || docs.story.wide
  const [purpose = '', ...rules] = docs.description.component.split(/\s*(?=\*\*Do)/)
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
        <div className={classes(css.states, isWide && css.wide, docs.story.roomy && css.roomy)}>
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
            <code>{name}</code>
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
