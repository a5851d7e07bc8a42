/**
 * The two-letter codes of the 50 states, DC, the territories and the military regions (document 1, §3), in the order
 * of the form's list.
 */
export const stateCodes: readonly string[] = [
  'AA AE AK AL AP AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MH MI MN',
  'MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY',
].flatMap((line) => line.split(' '))

export const stateError = (chosen: string): 'stateRequired' | null =>
  stateCodes.includes(chosen) ? null : 'stateRequired'

/**
 * The two-letter codes of all countries (ISO 3166-1, 249 codes), for foreign addresses (document 2, §3). A test
 * compares this list with the package that contains the flags.
 */
export const countryCodes: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

export const countryError = (chosen: string): 'foreignCountryRequired' | null =>
  countryCodes.includes(chosen) ? null : 'foreignCountryRequired'

/** The types of a military unit: Community Mail Room, Postal Service Center, Unit (document 2, §3). */
export const unitTypes = ['CMR', 'PSC', 'Unit'] as const
export const militaryBranches = ['APO', 'DPO', 'FMO'] as const
export const militaryRegions = ['AE', 'AP', 'AA'] as const
