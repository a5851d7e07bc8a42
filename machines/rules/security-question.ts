/** The names of the 18 security questions, with the spelling of the specification (document 1, §3). */
export const securityQuestions = [
  'disliked_food',
  'name_of_first_plush_toy',
  'first_award',
  'favorite_security_question',
  'favorite_toy',
  'first_computer_game',
  'favorite_movie_quote',
  'first_sports_team_mascot',
  'first_music_purchase',
  'favorite_art_piece',
  'grandmother_favorite_desert',
  'first_thing_cooked',
  'childhood_dream_job',
  'place_where_significant_other_was_met',
  'new_years_two_thousand',
  'favorite_speaker_actor',
  'favorite_book_movie_character',
  'favorite_sports_player',
] as const
export type SecurityQuestion = (typeof securityQuestions)[number]

const known: ReadonlySet<string> = new Set(securityQuestions)

export const securityQuestionError = (chosen: string): 'securityQuestionRequired' | null =>
  known.has(chosen) ? null : 'securityQuestionRequired'

export type SecurityAnswerError =
  | 'securityAnswerRequired'
  | 'securityAnswerTooShort'
  | 'securityAnswerMatches'

/**
 * The answer is required and has at least 4 characters (document 1, §5). It must not equal the password, the login ID
 * or the email, even in other upper and lower case.
 */
export const securityAnswerError = (
  answer: string,
  others: { readonly password: string; readonly loginId: string; readonly email: string },
): SecurityAnswerError | null => {
  const given = answer.trim().toLowerCase()
  if (given === '') return 'securityAnswerRequired'
  if ([...given].length < 4) return 'securityAnswerTooShort'
  const taken = [others.password, others.loginId, others.email].map((other) => other.trim().toLowerCase())
  return taken.includes(given) ? 'securityAnswerMatches' : null
}
