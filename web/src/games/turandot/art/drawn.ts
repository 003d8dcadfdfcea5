/** The shared parts of the drawings of singers, directors and cards. */

import { putIn } from '../../../art/drawn'
import address from './pictures.svg?url'

void putIn(address)
