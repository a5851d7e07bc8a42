import { startTransition } from 'react'
import type { ReactNode } from 'react'
import type { FirstView } from '../../contract/first-view.ts'
import type { Language } from '../../contract/languages.ts'
import { shownPage } from './shown-page.ts'

interface FirstScreen {
  readonly portal: ReactNode
  /** Has loaded the page that the address names now. */
  readonly router: {
    readonly state: { readonly matches: readonly { readonly routeId: string }[] }
    ssr?: unknown
  }
  /** In which the portal is rendered. */
  readonly language: Language
  /** What the document says of its text; `null` where it came without. */
  readonly firstView: FirstView | null
}

/** Of `react-dom/client`, which is loaded after this. */
interface ReactDom<Root> {
  readonly createRoot: (root: Root) => { readonly render: (portal: ReactNode) => void }
  readonly hydrateRoot: (root: Root, portal: ReactNode) => unknown
}

/**
 * Takes over the text of the document where it is that of the page and the language to show; else replaces it. They
 * differ where somebody else serves the document, where the language was switched since, and where a person went back
 * before the script came.
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
  // in slices, so that a press never waits for the whole
  startTransition(() => void hydrateRoot(root, portal))
}
