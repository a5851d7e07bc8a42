export const described = (component: string, story: Readonly<Record<string, unknown>> = {}) => ({
  docs: { story, description: { component } },
})
