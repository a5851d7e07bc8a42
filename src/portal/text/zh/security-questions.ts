import type { securityQuestions as en } from '../en/security-questions.ts'

export const securityQuestions: typeof en = {
  disliked_food: '您小时候最不喜欢的食物是什么？',
  name_of_first_plush_toy: '您的第一个毛绒玩具叫什么名字？',
  first_award: '您获得的第一个奖项是什么？',
  favorite_security_question: '您最喜欢的安全问题是什么？',
  favorite_toy: '您小时候最喜欢的玩具是什么？',
  first_computer_game: '您玩的第一个电脑游戏是什么？',
  favorite_movie_quote: '您最喜欢的电影台词是什么？',
  first_sports_team_mascot: '您参加的第一支运动队的吉祥物是什么？',
  first_music_purchase: '您购买的第一张唱片是什么？',
  favorite_art_piece: '您最喜欢的艺术作品是什么？',
  grandmother_favorite_desert: '您祖母或外祖母最喜欢的甜点是什么？',
  first_thing_cooked: '您学会做的第一道菜是什么？',
  childhood_dream_job: '您小时候梦想的职业是什么？',
  place_where_significant_other_was_met: '您是在哪里认识您的伴侣的？',
  new_years_two_thousand: '2000 年跨年夜您在哪里？',
  favorite_speaker_actor: '您最喜欢的演说家或演员是谁？',
  favorite_book_movie_character: '您最喜欢的书中或电影中的人物是谁？',
  favorite_sports_player: '您最喜欢的运动员是谁？',
}
