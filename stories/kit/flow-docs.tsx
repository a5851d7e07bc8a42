import { lazy, Suspense } from 'react'

// Loaded on demand, because it reads all machines and all texts.
const FlowPage = lazy(async () => {
  const { FlowPage: page } = await import('../about/flow-page.tsx')
  return { default: page }
})

/** Storybook's parameter for the page of a flow. */
export const flowDocs = {
  page: () => (
    <Suspense>
      <FlowPage />
    </Suspense>
  ),
}
