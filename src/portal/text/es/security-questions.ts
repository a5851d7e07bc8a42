import type { securityQuestions as en } from '../en/security-questions.ts'

export const securityQuestions: typeof en = {
  disliked_food: '¿Qué comida le gustaba menos en su infancia?',
  name_of_first_plush_toy: '¿Cómo se llamaba su primer peluche?',
  first_award: '¿Cuál fue el primer premio que ganó?',
  favorite_security_question: '¿Cuál es su pregunta de seguridad favorita?',
  favorite_toy: '¿Cuál era su juguete favorito en su infancia?',
  first_computer_game: '¿Cuál fue el primer videojuego que jugó en una computadora?',
  favorite_movie_quote: '¿Cuál es su frase de película favorita?',
  first_sports_team_mascot: '¿Cuál era la mascota del primer equipo deportivo en el que jugó?',
  first_music_purchase: '¿Cuál fue el primer disco o la primera canción que compró?',
  favorite_art_piece: '¿Cuál es su obra de arte favorita?',
  grandmother_favorite_desert: '¿Cuál era el postre favorito de su abuela?',
  first_thing_cooked: '¿Qué fue lo primero que aprendió a cocinar?',
  childhood_dream_job: '¿Cuál era el trabajo de sus sueños en su infancia?',
  place_where_significant_other_was_met: '¿Dónde conoció a su pareja?',
  new_years_two_thousand: '¿Dónde pasó la víspera de Año Nuevo del 2000?',
  favorite_speaker_actor: '¿Quién es su orador o actor favorito?',
  favorite_book_movie_character: '¿Quién es su personaje favorito de un libro o una película?',
  favorite_sports_player: '¿Quién es su deportista favorito?',
}
