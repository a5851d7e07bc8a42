import { expect, test } from 'vitest'
import { passwordRules } from '../../machines/rules/password.ts'
import { allLanguages } from '../../src/contract/languages.ts'
import { loadAllTexts, readTexts } from '../../src/portal/text/load-texts.ts'
import { resetTexts } from '../../src/server/identity/pages/reset-password-text.ts'

test.each(allLanguages)(
  'in the language %s, the page for a new password and the registration list the password rules in the same words',
  async (language) => {
    await loadAllTexts(language)
    const { texts, keptLabel, missedLabel, countLabel } = readTexts(language, 'create-login').passwordRules
    const { rules, ruleMarks, ruleCount } = resetTexts[language]
    expect(texts).toHaveLength(passwordRules('').length)
    expect(rules.slice(0, texts.length)).toEqual(texts)
    expect(ruleMarks).toEqual({ kept: keptLabel, missed: missedLabel })
    expect(ruleCount.replace('{kept}', '3').replace('{all}', '5')).toBe(countLabel(3, 5))
  },
)
