import type { SecurityQuestion } from '../../../../machines/rules/security-question.ts'

/** The labels of fields that several forms and summaries have. */
export const fields = {
  accountNumber: 'Account Number',
  loginId: 'Login ID',
  name: 'Name',
  email: 'Email Address',
  accountNumberHint: '(last 12 digits after the dash)',
  customerType: 'Customer type',
  individual: 'Individual',
  business: 'Business',
  firstName: 'First Name',
  middleName: 'Middle Name',
  lastName: 'Last Name',
  customerName: 'Business Name',
  houseNumber: 'House Number',
  streetName: 'Street Name',
  city: 'City',
  state: 'State',
  zipCode: 'Zip Code',
  phoneCountry: 'Phone country',
}

/** The 18 security questions in plain English (document 1, §3). */
export const securityQuestions: Record<SecurityQuestion, string> = {
  disliked_food: 'What food did you dislike most as a child?',
  name_of_first_plush_toy: 'What was the name of your first plush toy?',
  first_award: 'What was the first award you won?',
  favorite_security_question: 'What is your favorite security question?',
  favorite_toy: 'What was your favorite toy as a child?',
  first_computer_game: 'What was the first computer game you played?',
  favorite_movie_quote: 'What is your favorite movie quote?',
  first_sports_team_mascot: 'What was the mascot of the first sports team you played on?',
  first_music_purchase: 'What was the first music you bought?',
  favorite_art_piece: 'What is your favorite piece of art?',
  grandmother_favorite_desert: 'What was your grandmother’s favorite dessert?',
  first_thing_cooked: 'What was the first thing you learned to cook?',
  childhood_dream_job: 'What was your dream job as a child?',
  place_where_significant_other_was_met: 'Where did you meet your significant other?',
  new_years_two_thousand: 'Where were you on New Year’s Eve 2000?',
  favorite_speaker_actor: 'Who is your favorite speaker or actor?',
  favorite_book_movie_character: 'Who is your favorite book or movie character?',
  favorite_sports_player: 'Who is your favorite sports player?',
}
