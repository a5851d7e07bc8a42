import { startTransition } from 'react'
import type { ReactNode } from 'react'
import type { FirstView } from '../../contract/first-view.ts'
import type { Language } from '../../contract/languages.ts'
import { shownPage } from './shown-page.ts'

interface FirstScreen {
  readonly portal: ReactNode
  /** Loads the page of the current address. */
  readonly router: {
    readonly state: { readonly matches: readonly { readonly routeId: string }[] }
    ssr?: unknown
  }
  /** The language of the portal. */
  readonly language: Language
  /** Describes the text of the document; `null` when it came without. */
  readonly firstView: FirstView | null
}

/** From `react-dom/client`, which is loaded later. */
interface ReactDom<Root> {
  readonly createRoot: (root: Root) => { readonly render: (portal: ReactNode) => void }
  readonly hydrateRoot: (root: Root, portal: ReactNode) => unknown
}

/**
 * Hydrates the text of the document when it is of the right page and language; else renders anew. They differ when
 * another server made the document, when the language was switched since, or when the person went Back before the
 * script loaded.
 */
export const hydrateOrRender = <Root extends Pick<ParentNode, 'childElementCount' | 'replaceChildren'>>(
  { createRoot, hydrateRoot }: ReactDom<Root>,
  root: Root,
  { portal, router, language, firstView }: FirstScreen,
): void => {
  const isText = firstView?.language === language && firstView.path === shownPage(router.state.matches)
  if (!isText || root.childElementCount === 0) {
    root.replaceChildren()
    createRoot(root).render(portal)
    return
  }
  // as the server rendered it: without a boundary around the pages
  router.ssr = { manifest: undefined }
  // a transition works in slices, so that a press never waits for all of it
  startTransition(() => void hydrateRoot(root, portal))
}
