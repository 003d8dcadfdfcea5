export type Category = 'professional' | 'amateur' | 'alternative' | 'classical' | 'comic' | 'goth'
export type Gender = 'male' | 'female' | 'undefined'
export type RoleName = 'turandot' | 'calaf' | 'liu' | 'ping' | 'pong' | 'pang'
export type Stars = 1 | 2 | 3
export type DirectorName =
  | 'goth_over_comic'
  | 'comic_over_goth'
  | 'alternative_over_classical'
  | 'classical_over_alternative'
  | 'favourites'
  | 'scenery'
  | 'one_of_each'
  | 'undefined_gender'
  | 'plain'
