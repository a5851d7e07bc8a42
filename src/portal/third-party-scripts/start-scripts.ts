import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { hasPersonTokens } from '../identity/token-cookies.ts'
import { mayHaveScripts } from './may-have-scripts.ts'
import type { ScriptPage } from './script-page.ts'
import { isSurveyDue, noteSurvey } from './survey-cookie.ts'

type Scripts = PageConfiguration['scripts']

/** The tokens of a signed-in person can be read by every script of the page: then there is none of others. */
const loadScripts = ({ survey, analytics }: Scripts, page: ScriptPage): void => {
  if (!mayHaveScripts(page.location) || hasPersonTokens(page.cookies)) return
  if (analytics && !page.has('analytics')) page.add('analytics', analytics)
  if (survey && !page.has('survey') && isSurveyDue(page.cookies)) {
    noteSurvey(page.cookies)
    page.add('survey', survey)
  }
}

/**
 * Loads the configured scripts of others, each once, on pages that may have them, when the page is idle (document 1,
 * §9). `onNavigation` calls its argument after each navigation.
 */
export const startScripts = (
  scripts: Scripts,
  page: ScriptPage,
  onNavigation: (navigated: () => void) => void,
): void => {
  if (!scripts.survey && !scripts.analytics) return
  const load = () => page.whenIdle(() => loadScripts(scripts, page))
  onNavigation(load)
  load()
}
