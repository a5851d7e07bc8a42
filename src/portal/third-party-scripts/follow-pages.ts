import { mayHaveScripts, type ScriptConfiguration } from './leave-scripts.ts'

declare global {
  interface DocumentEventMap {
    'portal:page': CustomEvent<Partial<Record<string, string>>>
  }
}

export const followPages = async (
  configuration: ScriptConfiguration,
  page: Document,
  history: {
    readonly location: Pick<Location, 'pathname'>
    readonly subscribe: (listener: () => void) => unknown
  },
): Promise<void> => {
  if (!page.querySelector('script[data-survey], script[data-analytics]')) await import('./load-scripts.js')
  const tell = () => {
    const { survey, analytics } = configuration.scripts
    const detail = mayHaveScripts(history.location.pathname, configuration)
      ? { ...(survey && { survey }), ...(analytics && { analytics }) }
      : {}
    page.dispatchEvent(new CustomEvent('portal:page', { detail }))
  }
  history.subscribe(tell)
  tell()
}
