import { Controls, Description, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { Pairs } from '../stories/design-system/pairs.tsx'

/** Storybook's own documentation page, and in it what is right and what is wrong. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <Pairs id={preparedMeta.componentId} />
      </Unstyled>
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
