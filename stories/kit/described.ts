/** The text at the top of a component's documentation page, and how the page shows the stories. */
export const described = (component: string, story: Readonly<Record<string, unknown>> = {}) => ({
  docs: { story, description: { component } },
})
