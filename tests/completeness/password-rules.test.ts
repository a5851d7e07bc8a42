import { expect, test } from 'vitest'
import { passwordRules } from '../../machines/rules/password.ts'
import { allLanguages } from '../../src/contract/languages.ts'
import { loadAllTexts, readTexts } from '../../src/portal/text/load-texts.ts'
import { resetTexts } from '../../src/server/identity/pages/reset-password-text.ts'

test.each(allLanguages)(
  'the page for a new password and the registration list the password rules and the strength in the same words in the language %s',
  async (language) => {
    await loadAllTexts(language)
    const { passwordRules: listed, strength: meter } = readTexts(language, 'create-login')
    const { texts, keptLabel, missedLabel, countLabel } = listed
    const { rules, ruleMarks, ruleCount, strength } = resetTexts[language]
    expect(texts).toHaveLength(passwordRules('').length)
    expect(rules.slice(0, texts.length)).toEqual(texts)
    expect(ruleMarks).toEqual({ kept: keptLabel, missed: missedLabel })
    expect(ruleCount.replace('{kept}', '3').replace('{all}', '5')).toBe(countLabel(3, 5))
    const { colon, ofFour, ...words } = meter
    const { named, ofFour: points, ...sameWords } = strength
    expect(sameWords).toEqual(words)
    expect(points.replace('{points}', '3')).toBe(ofFour(3))
    expect(named).toBe(`${words.name}${colon}{level}`)
  },
)
