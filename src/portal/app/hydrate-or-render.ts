import { startTransition } from 'react'
import type { ReactNode } from 'react'
import type { FirstView } from '../../contract/first-view.ts'
import type { Language } from '../../contract/languages.ts'
import { shownPage } from './shown-page.ts'

interface FirstScreen {
  readonly portal: ReactNode
  /** The router, which loads the page of the current address. */
  readonly router: {
    readonly state: { readonly matches: readonly { readonly routeId: string }[] }
    ssr?: unknown
  }
  /** The language that the portal uses now. */
  readonly language: Language
  /** The page and language of the server's text; `null` if the document contains no rendered text. */
  readonly firstView: FirstView | null
}

/** The part of `react-dom/client` that this file uses. The package loads later. */
interface ReactDom<Root> {
  readonly createRoot: (root: Root) => { readonly render: (portal: ReactNode) => void }
  readonly hydrateRoot: (root: Root, portal: ReactNode) => unknown
}

/**
 * Hydrates the server's text if it has the right page and language; otherwise renders the page from the start. The
 * page or the language differs in three cases: another server made the document, the customer has switched the
 * language since, or the customer went Back before the script loaded.
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
  // The server renders without a boundary around the pages. With this setting, the browser's router does the same.
  router.ssr = { manifest: undefined }
  // React divides a transition into slices, so a press never waits for the whole hydration.
  startTransition(() => void hydrateRoot(root, portal))
}
