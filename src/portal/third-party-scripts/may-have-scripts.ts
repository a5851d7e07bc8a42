import { paths } from '../../contract/portal-paths.ts'

/**
 * Pages on which nothing is typed and to which no link with a code leads. A script reads whatever its page shows and
 * holds, so that every other page is without (quality T15).
 */
const openPages: readonly string[] = [paths.home, paths.login, paths.secondaryAccountLogin, paths.notFound]

/** Not even there with a query: it may carry a login ID. */
export const mayHaveScripts = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  search === '' && openPages.includes(pathname)
