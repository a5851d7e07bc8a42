import { lazy, Suspense } from 'react'

// The documentation page loads on demand, because it imports all machines and all texts.
const FlowPage = lazy(async () => {
  const { FlowPage: page } = await import('../about/flow-page.tsx')
  return { default: page }
})

/** Storybook's parameter for the documentation page of a flow. */
export const flowDocs = {
  page: () => (
    <Suspense>
      <FlowPage />
    </Suspense>
  ),
}
