import type { securityQuestions as en } from '../en/security-questions.ts'

export const securityQuestions: typeof en = {
  disliked_food: 'Quel plat aimiez-vous le moins dans votre enfance ?',
  name_of_first_plush_toy: 'Comment s’appelait votre première peluche ?',
  first_award: 'Quelle est la première récompense que vous avez gagnée ?',
  favorite_security_question: 'Quelle est votre question de sécurité préférée ?',
  favorite_toy: 'Quel était votre jouet préféré dans votre enfance ?',
  first_computer_game: 'Quel est le premier jeu vidéo auquel vous avez joué sur un ordinateur ?',
  favorite_movie_quote: 'Quelle est votre réplique de film préférée ?',
  first_sports_team_mascot: 'Quelle était la mascotte de votre première équipe sportive ?',
  first_music_purchase: 'Quelle est la première musique que vous avez achetée ?',
  favorite_art_piece: 'Quelle est votre œuvre d’art préférée ?',
  grandmother_favorite_desert: 'Quel était le dessert préféré de votre grand-mère ?',
  first_thing_cooked: 'Quelle est la première chose que vous avez appris à cuisiner ?',
  childhood_dream_job: 'Quel métier rêviez-vous d’exercer dans votre enfance ?',
  place_where_significant_other_was_met: 'Où avez-vous rencontré la personne qui partage votre vie ?',
  new_years_two_thousand: 'Où étiez-vous le soir du réveillon de l’an 2000 ?',
  favorite_speaker_actor: 'Qui est votre orateur ou acteur préféré ?',
  favorite_book_movie_character: 'Quel est votre personnage de livre ou de film préféré ?',
  favorite_sports_player: 'Qui est votre sportif préféré ?',
}
