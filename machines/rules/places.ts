/**
 * Two-letter codes of the 50 states, DC, and the territory and military codes (document 1, §3), in the order in which
 * they are offered.
 */
export const stateCodes: readonly string[] = [
  'AA AE AK AL AP AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MH MI MN',
  'MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY',
].flatMap((line) => line.split(' '))

/** One of the 60 codes, and not the list's first line. */
export const stateProblem = (chosen: string): 'stateRequired' | null =>
  stateCodes.includes(chosen) ? null : 'stateRequired'
