import type { Gender, RoleName } from '../../../../../protocol'

/** In the order of their slots (T1.5). */
export const roles: readonly { role: RoleName; gender: Gender }[] = [
  { role: 'turandot', gender: 'female' },
  { role: 'calaf', gender: 'male' },
  { role: 'liu', gender: 'female' },
  { role: 'ping', gender: 'male' },
  { role: 'pong', gender: 'male' },
  { role: 'pang', gender: 'male' },
]
