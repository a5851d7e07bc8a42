import { startTransition, type ReactNode } from 'react'
import { rebuilt } from '../recorder/observe-flow.ts'
import type { FirstView } from '../../contract/first-view.ts'
import type { Language } from '../../contract/languages.ts'

interface FirstScreen {
  readonly portal: ReactNode
  /**
   * The path of the page that `portal` shows; `undefined` if the URL belongs to no page. The router then handles the
   * URL.
   */
  readonly path: string | undefined
  readonly language: Language
  readonly firstView: FirstView | null
}

/**
 * The functions of `react-dom/client` that this file calls. The functions are a parameter, because the package loads
 * later than this file.
 */
interface ReactDom<Root> {
  readonly createRoot: (root: Root, options: RootOptions) => { readonly render: (portal: ReactNode) => void }
  readonly hydrateRoot: (root: Root, portal: ReactNode, options: RootOptions) => unknown
}
interface RootOptions {
  readonly onRecoverableError: (error: unknown) => void
}

const options: RootOptions = {
  onRecoverableError: (error) => {
    performance.mark(rebuilt)
    reportError(error)
  },
}

/**
 * If the server has rendered this page in this language, hydrates the server's HTML. Otherwise renders the page from
 * the start. The page or language of the server's HTML can be different for three reasons: another server has sent the
 * document, the customer has switched the language, or the customer has pressed Back before the script loaded.
 */
export const hydrateOrRender = <Root extends Pick<ParentNode, 'childElementCount' | 'replaceChildren'>>(
  { createRoot, hydrateRoot }: ReactDom<Root>,
  root: Root,
  { portal, path, language, firstView }: FirstScreen,
): void => {
  const isText = firstView?.language === language && firstView.path === path
  if (!isText || root.childElementCount === 0) {
    root.replaceChildren()
    createRoot(root, options).render(portal)
    return
  }
  // In a transition, React hydrates in small slices, and the browser handles presses between them. Therefore a press
  // does not wait for the whole hydration.
  startTransition(() => void hydrateRoot(root, portal, options))
}
