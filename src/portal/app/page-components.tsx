import { callbackPath, type PageConfiguration } from '../../contract/page-configuration.ts'
import { paths, plainPath } from '../../contract/portal-paths.ts'
import type { NavigationTarget } from '../flows/kit/flow.ts'
import { withFlowTexts } from '../text/load-texts.ts'
import { lazyPage, type PageComponent } from './lazy-page.tsx'
import { allPages, pageAt, signInPage } from './pages.tsx'

export interface PathWithPage {
  readonly path: string
  readonly component: PageComponent
}

export const createPages = (configuration: PageConfiguration): readonly PathWithPage[] => {
  const open = allPages.flatMap(({ path, component }) => (component ? [[path, component] as const] : []))
  const guarded = configuration.protectedRoutes.map((route) => {
    const page = pageAt(route.path)?.component ?? undefined
    const loadGuard = async () => (await withFlowTexts(import('./guarded-page.tsx'))).guard(route, page)
    return [route.path, lazyPage(loadGuard)] as const
  })
  const callback = [callbackPath(configuration), signInPage('callbackFlow').component] as const
  return [...new Map<string, PageComponent>([callback, ...open, ...guarded])].map(([path, component]) => ({
    path,
    component,
  }))
}

/**
 * Finds the page of a URL's path. Like the router, the function ignores a slash at the end, and makes no difference
 * between upper and lower case.
 */
export const findPage = (pages: readonly PathWithPage[], pathname: string): PathWithPage | undefined =>
  pages.find(({ path }) => plainPath(path) === plainPath(pathname))

export const isPageLoaded = (pages: readonly PathWithPage[], pathname: string): boolean =>
  findPage(pages, pathname)?.component.isLoaded?.() === true

export const createIsLoaded =
  (pages: readonly PathWithPage[]) =>
  (target: NavigationTarget): boolean =>
    'path' in target && target.path !== 'original' && isPageLoaded(pages, paths[target.path])
