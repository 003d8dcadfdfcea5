/** What the drawings of singers, directors and cards are made of. */

import { putIn } from '../../../art/drawn'
import address from './pictures.svg?url'

void putIn(address)
